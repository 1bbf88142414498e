import { sendDocument, toDocument } from '@/lib/seo/document';
import { llmsTxt } from '@/lib/seo/llms';

/** The site in a few lines of Markdown, for language models. */
export function GET(request: Request): Response {
  return sendDocument(request, toDocument(llmsTxt(), 'text/plain'));
}
