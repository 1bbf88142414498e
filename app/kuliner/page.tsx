import { KulinerPage } from '@/components/pages/kuliner/kuliner-page';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { hasChoice } from '@/lib/addresses/list-choice';
import { loadKulinerOnce } from '@/lib/data/load-kuliner';
import { listState } from '@/lib/listing/list-state';
import { KULINER_HEAD, kulinerHead } from '@/lib/seo/list-head';
import { kulinerNodes } from '@/lib/seo/structured-data/kuliner';
import { site } from '@/lib/settings/site';

type Props = PageProps<'/kuliner'>;

async function load({ searchParams }: Props) {
  const { page, choice } = listState(await searchParams);
  return { page, choice, lists: await loadKulinerOnce(page, String(new URLSearchParams(choice))) };
}

export async function generateMetadata(props: Props) {
  const { page, choice, lists } = await load(props);
  return kulinerHead(lists, page, choice);
}

/** `/kuliner?urut=…&page=N` (spec §2, "Food"); the parameters are of the restaurants. */
export default async function Page(props: Props) {
  const { page, choice, lists } = await load(props);
  const shown = { head: KULINER_HEAD, ...lists, site: site() };
  return (
    <>
      <KulinerPage {...shown} />
      <StructuredData nodes={kulinerNodes({ ...shown, page: Number(page), isChosen: hasChoice(choice) })} />
    </>
  );
}
