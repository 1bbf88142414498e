import { Contact, contactHead } from './contact';

export const generateMetadata = () => contactHead(false);

/** `/contact` (spec §2, "Contact"). */
export default function Page() {
  return <Contact isIncomplete={false} />;
}
