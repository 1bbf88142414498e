import { contactHead } from '@/lib/seo/page-heads';
import { Contact } from './contact';

export const generateMetadata = () => contactHead(false);

/** `/contact` (spec §2, "Contact"). */
export default function Page() {
  return <Contact isIncomplete={false} />;
}
