import { routes } from '@/lib/addresses/routes';
import { KEEP_FORM } from '@/lib/plan/keeping';
import { KEPT } from '@/lib/plan/post';
import { Announcement } from './announcement.island';

/**
 * The one form of a page by which its labels keep things ('Simpan'), and the announcement of what was done.
 * Without script the form leads back to the page, at the announcement. With script nothing is loaded anew.
 */
export function Keep() {
  return (
    <>
      <form id={KEEP_FORM} method="post" action={routes.rencana} hidden />
      <Announcement id={KEPT} />
    </>
  );
}
