import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/breadcrumbs/breadcrumbs';
import { Lost } from '@/components/states/not-found/not-found';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import type { AnyKind } from '@/lib/entities/registry';
import { listHeading } from '@/lib/seo/list-head';
import { ALL } from '@/lib/addresses/category';
import type { CardList } from '@/lib/data/load-list';
import type { ListView } from '@/lib/data/list-views';
import { listNodes } from '@/lib/seo/structured-data/list';
import { listTrail } from '@/lib/addresses/breadcrumbs';
import { ListFailure } from './list-failure';
import { ListPage } from './list-page';

interface Props {
  description: AnyKind;
  list: CardList;
  /** The heading of the section, where spec §2 gives one. */
  section?: string;
  /** The page head's picture, in public/art. */
  art: string;
  /** Lists beside this one. */
  views?: readonly ListView[];
  /** What follows the sentence of the head. */
  note?: ReactNode;
  /** What follows the list. */
  children?: ReactNode;
}

/** A list of any kind in each of its cases: some items, no such page (404), or an outage with the kind's text (503). */
export function CardListPage({ description, list, section, art, views, note, children }: Props) {
  if (list.state === 'absent') return <Lost />;
  const { kind, copy, listPath } = description;
  const heading = listHeading(description, list);
  const inCategory = list.state === 'ok' && list.label !== ALL;
  const trail = listTrail(description, inCategory ? list.label : null);
  return (
    <ListPage
      kind={kind}
      base={listPath}
      head={{ ...heading, art, children: note }}
      views={views}
      copy={{ noun: copy.noun, empty: copy.empty, section }}
      list={list.state === 'ok' ? list : null}
      breadcrumb={<Breadcrumbs items={trail} />}
    >
      {list.state === 'failed' && <ListFailure copy={copy} message={list.message} />}
      <StructuredData nodes={listNodes(description, list)} />
      {children}
    </ListPage>
  );
}
