import { Breadcrumbs } from '@/components/breadcrumbs/breadcrumbs';
import { ErrorState } from '@/components/error-state/error-state';
import { Lost } from '@/components/lost/lost';
import type { AnyKind } from '@/lib/entities/registry';
import { listHeading } from '@/lib/listing/list-head';
import { ALL } from '@/lib/listing/listing';
import type { CardList } from '@/lib/listing/load-list';
import { listHref, routes } from '@/lib/routes';
import { ListPage } from './list-page';

interface Props {
  description: AnyKind;
  list: CardList;
  words: {
    /** What is counted, in '6 dari 18 destinasi'. */
    noun: string;
    /** The heading of the section, where spec §2 gives one. */
    section?: string;
  };
  /** The page head's picture, in public/art. */
  art: string;
}

/** A list of any kind in each of its cases: some items, no such page (404), or an outage with the kind's text (503). */
export function CardListPage({ description, list, words, art }: Props) {
  if (list.state === 'absent') return <Lost />;
  const { kind, copy, listPath } = description;
  const heading = listHeading(description, list);
  const inCategory = list.state === 'ok' && list.label !== ALL;
  const trail = [
    { label: 'Beranda', href: routes.home },
    { label: copy.listTitle, ...(inCategory ? { href: listHref(listPath) } : {}) },
  ];
  return (
    <ListPage
      kind={kind}
      base={listPath}
      head={{ ...heading, art }}
      copy={{ ...words, empty: copy.empty }}
      list={list.state === 'ok' ? list : null}
      breadcrumb={<Breadcrumbs items={inCategory ? [...trail, { label: list.label }] : trail} />}
    >
      {list.state === 'failed' && <Failure copy={copy} message={list.message} />}
    </ListPage>
  );
}

/** 'Memuat data …' for the lists that stay on it, else 'Terjadi Kesalahan' with what went wrong (spec §8). */
function Failure({ copy, message }: { copy: AnyKind['copy']; message: string }) {
  const waiting = copy.listFailed.startsWith('Memuat');
  // The empty address is the one that is shown, whatever its category and page.
  return <ErrorState message={waiting ? copy.listFailed : message} href="" waiting={waiting} />;
}
