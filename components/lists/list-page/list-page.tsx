import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/breadcrumbs/breadcrumbs';
import { CategoryChips } from '@/components/lists/category-chips/category-chips';
import { CardGridSkeleton } from '@/components/lists/card-grid/card-grid';
import { ListSwitch } from '@/components/lists/list-switch/list-switch';
import { PageHead } from '@/components/ui/page-head/page-head';
import { Pager } from '@/components/ui/pager/pager';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { listBreadcrumbs } from '@/lib/addresses/breadcrumbs';
import { ALL } from '@/lib/addresses/category';
import { listHref } from '@/lib/addresses/routes';
import type { LoadedList } from '@/lib/data/load-list';
import type { ListView } from '@/lib/data/list-views';
import type { AnyKind } from '@/lib/entities/registry';
import { listHeading } from '@/lib/seo/list-head';
import { listNodes } from '@/lib/seo/structured-data/list';
import { ListItems, outcomeOf } from '../list-items/list-items';
import { MappedList } from '../list-map/list-map';
import { FilterBar } from '../filter-bar/filter-bar';
import { LIST_ART } from './list-art';
import { ListFailure, type ListFailed } from './list-failure';
import styles from './list-page.module.scss';

interface Props {
  description: AnyKind;
  list: ({ state: 'ok' } & LoadedList) | ListFailed;
  /** Other lists, linked beside this one. */
  views?: readonly ListView[];
  /** Shown after the sentence of the head. */
  note?: ReactNode;
  /** Shown after the list. */
  children?: ReactNode;
}

/**
 * The page of a list of any kind (spec §2; product-decisions.md, "Lists"): its items with head, chips and
 * links to further pages; or, in an outage, the kind's text.
 */
export function ListPage({ description, list, views, note, children }: Props) {
  const loaded = list.state === 'ok' ? list : null;
  const trail = listBreadcrumbs(description, loaded?.label ?? ALL);
  const below = (
    <>
      {list.state === 'failed' && <ListFailure copy={description.copy} message={list.message} />}
      {loaded && <StructuredData nodes={listNodes(description, loaded)} />}
      {children}
    </>
  );
  return (
    <main id="isi" tabIndex={-1} className={styles.page}>
      <PageHead
        {...listHeading(description, loaded)}
        art={LIST_ART[description.kind] ?? ''}
        trail={<Breadcrumbs items={trail} />}
      >
        {note}
      </PageHead>
      {views && <ListSwitch views={views} />}
      {loaded && (
        <CategoryChips
          base={description.listPath}
          labels={loaded.chips}
          current={loaded.label}
          choice={loaded.choosing?.choice}
          outcome={outcomeOf(description, loaded)}
        />
      )}
      {loaded?.choosing && (
        <FilterBar
          choosing={loaded.choosing}
          base={description.listPath}
          label={loaded.label}
          noun={description.copy.noun}
          total={loaded.total}
        />
      )}
      <div className={`wrap ${styles.body}`}>
        {loaded && <Cards description={description} list={loaded} />}
        {below}
      </div>
    </main>
  );
}

interface CardsProps {
  description: AnyKind;
  list: LoadedList;
}

/** The cards of a page of the list under their heading, and the link to its next page. */
function Cards({ description, list }: CardsProps) {
  const { kind, listPath, copy } = description;
  const { label, page, total, map, choosing } = list;
  return (
    <>
      {copy.section ? <SectionHead title={copy.section} /> : <h2 className="vh">Daftar {copy.noun}</h2>}
      <div className={styles.waiting}>
        <CardGridSkeleton kind={kind} />
      </div>
      <MappedList map={map} noun={copy.noun} total={total} className={styles.list}>
        <ListItems description={description} list={list} />
        <Pager page={page} href={(other) => listHref(listPath, label, other, choosing?.choice)} />
      </MappedList>
    </>
  );
}
