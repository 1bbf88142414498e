import '@/styles/globals.scss';
import { DetailFallback } from '@/components/details/detail-state/detail-fallback';
import { NotFound } from '@/components/states/not-found/not-found';
import { areaHref, routes } from '@/lib/addresses/routes';
import { isKind } from '@/lib/entities/kinds';
import { registry, type AnyKind } from '@/lib/entities/registry';
import { areaBySlug } from '@/lib/kawasan/areas';
import { absentHead } from '@/lib/seo/text-head';

type Props = PageProps<'/keadaan/absent/[keluarga]/[nama]'>;

/** The kind of the item that is not there; null for every other address. */
async function kindOf({ params }: Props): Promise<AnyKind | null> {
  const { keluarga, nama } = await params;
  return keluarga === 'detail' && isKind(nama) ? registry[nama] : null;
}

export async function generateMetadata(props: Props) {
  return absentHead(await kindOf(props));
}

/**
 * The texts of a 404 in the site's frame (spec §2, §8), for the middleware alone, which gives them their
 * status (lib/cases/text-page.ts). Apart from those of a 503, which bring the scripts of lists and maps.
 */
export default async function AbsentPage(props: Props) {
  const description = await kindOf(props);
  const { keluarga, nama } = await props.params;
  return description ? (
    <DetailFallback description={description} state="absent" />
  ) : (
    <NotFound spoken={spokenLink(keluarga, nama)} />
  );
}

/** Where a family leads whose address has no page. */
const FAMILIES: Readonly<Record<string, { href: string; text: string }>> = {
  area: { href: routes.kawasan, text: 'Lihat semua kawasan' },
  gallery: { href: routes.galeri, text: 'Lihat galeri' },
  plan: { href: routes.rencana, text: 'Buka rencana Anda' },
  'ready-plan': { href: routes.rencana, text: 'Lihat rencana siap' },
};

/** The link to what is spoken of: an area, the list of a kind, or where the family of the address leads. */
function spokenLink(family: string, name: string): { href: string; text: string } | null {
  const area = areaBySlug(name);
  if (area) return { href: areaHref(area.slug), text: `Lihat kawasan ${area.nama_pendek}` };
  if (isKind(name)) return { href: registry[name].listPath, text: `Lihat semua ${registry[name].copy.noun}` };
  return FAMILIES[family] ?? null;
}
