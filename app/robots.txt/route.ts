import { sendDocument, toDocument } from '@/lib/seo/document';
import { robotsTxt } from '@/lib/seo/robots';

/** Tells crawlers what they may fetch. */
export function GET(request: Request): Response {
  return sendDocument(request, toDocument(robotsTxt(), 'text/plain'));
}
