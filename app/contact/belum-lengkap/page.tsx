import { contactHead } from '@/lib/seo/page-heads';
import { Contact } from '../contact';

export const generateMetadata = () => contactHead(true);

/** `/contact` with the notice that the form was not complete (app/contact/kirim/route.ts). */
export default function Page() {
  return <Contact isIncomplete />;
}
