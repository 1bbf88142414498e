import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/breadcrumbs/breadcrumbs';
import { CategoryChips } from '@/components/lists/category-chips/category-chips';
import { CardGridSkeleton } from '@/components/lists/card-grid/card-grid';
import { ListSwitch } from '@/components/lists/list-switch/list-switch';
import { PageHead } from '@/components/ui/page-head/page-head';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { listBreadcrumbs } from '@/lib/addresses/breadcrumbs';
import { ALL } from '@/lib/addresses/category';
import type { LoadedList } from '@/lib/data/load-list';
import type { ListView } from '@/lib/data/list-views';
import type { AnyKind } from '@/lib/entities/registry';
import { listHeading } from '@/lib/seo/list-head';
import { listNodes } from '@/lib/seo/structured-data/list';
import { ListItems, outcomeOf } from '../list-items/list-items';
import { FilterBar } from '../filter-bar/filter-bar';
import { LIST_ART } from './list-art';
import { ListFailure, type ListFailed } from './list-failure';
import styles from './list-page.module.scss';

interface Props {
  description: AnyKind;
  list: LoadedList | ListFailed;
  /** Other lists, linked beside this one. */
  views?: readonly ListView[];
  /** Shown after the sentence of the head. */
  note?: ReactNode;
  children?: ReactNode;
}

/** The page of a list of any kind (spec §2; product-decisions.md, "Lists"); in an outage the kind's text. */
export function ListPage({ description, list, views, note, children }: Props) {
  const { kind, listPath, copy } = description;
  const loaded = list.state === 'ok' ? list : null;
  const trail = listBreadcrumbs(description, loaded?.label ?? ALL);
  return (
    <main id="isi" tabIndex={-1} className={styles.page}>
      <PageHead
        {...listHeading(description, loaded)}
        art={LIST_ART[kind] ?? ''}
        trail={<Breadcrumbs items={trail} />}
      >
        {note}
      </PageHead>
      {views && <ListSwitch views={views} />}
      {loaded && (
        <CategoryChips
          base={listPath}
          labels={loaded.chips}
          current={loaded.label}
          choice={loaded.choosing?.choice}
          outcome={outcomeOf(description, loaded)}
        />
      )}
      {loaded?.choosing && (
        <FilterBar
          choosing={loaded.choosing}
          base={listPath}
          label={loaded.label}
          noun={copy.noun}
          total={loaded.total}
        />
      )}
      <div className={`wrap ${styles.body}`}>
        {list.state === 'failed' ? (
          <ListFailure copy={copy} message={list.message} />
        ) : (
          <>
            {copy.section ? <SectionHead title={copy.section} /> : <h2 className="vh">Daftar {copy.noun}</h2>}
            <div className={styles.waiting}>
              <CardGridSkeleton kind={kind} />
            </div>
            <ListItems description={description} list={list} className={styles.list} />
            <StructuredData nodes={listNodes(description, list)} />
          </>
        )}
        {children}
      </div>
    </main>
  );
}
