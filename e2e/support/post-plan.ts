import type { Answer } from './http';
import type { Site } from './servers';

/** Sends a form that changes the plan in the cookie `own`, as a page of the site does. */
export async function postPlan(site: Site, body: string, own = ''): Promise<Answer> {
  const response = await fetch(`${site.url}/rencana`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      origin: site.url,
      ...(own && { cookie: `rencana=${own}` }),
    },
    body,
  });
  return { status: response.status, headers: response.headers, body: await response.text() };
}
