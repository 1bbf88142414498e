import type { ReactNode } from 'react';
import { CategoryChips } from '@/components/lists/category-chips/category-chips';
import { EmptyState } from '@/components/states/empty-state/empty-state';
import { ItemList, ListSkeleton } from '@/components/lists/card-grid/card-grid';
import { ListSwitch } from '@/components/lists/list-switch/list-switch';
import { PageHead, type PageHeadProps } from '@/components/ui/page-head/page-head';
import { Pages } from '@/components/ui/pager/pager';
import { SectionHead } from '@/components/ui/section-head/section-head';
import type { CardView } from '@/lib/entities/card';
import type { Kind } from '@/lib/entities/kinds';
import { ALL } from '@/lib/addresses/category';
import { type ListPage as Listed } from '@/lib/listing/listing';
import type { ListView } from '@/lib/data/list-views';
import { listHref } from '@/lib/addresses/routes';
import styles from './list-page.module.scss';

interface Props {
  kind: Kind;
  /** The list's own path, one of `routes`. */
  base: string;
  head: PageHeadProps;
  copy: {
    /** What is counted, in '6 dari 18 destinasi'. */
    noun: string;
    /** Spec §8: a category without a match. */
    empty: string;
    /** A visible heading of the section, 'Hotel & Resort'; without one a hidden 'Daftar <noun>'. */
    section?: string;
  };
  /** The page of the list; null when it could not be had: then the children say so. */
  list: Listed<CardView> | null;
  breadcrumb?: ReactNode;
  /** Lists beside this one. */
  views?: readonly ListView[] | undefined;
  /** What follows the list, or stands in its place. */
  children?: ReactNode;
}

/** The page of a list of any kind: head, chips, items, and the ways on (spec §2; product-decisions.md, "Lists"). */
export function ListPage({ kind, base, head, copy, list, breadcrumb, views, children }: Props) {
  return (
    <main id="isi" tabIndex={-1} className={styles.page}>
      <PageHead {...head} trail={breadcrumb} />
      {views && <ListSwitch views={views} />}
      {list && <CategoryChips base={base} labels={list.chips} current={list.label} />}
      <div className={`wrap ${styles.body}`}>
        {list && (
          <>
            {copy.section ? <SectionHead title={copy.section} /> : <h2 className="vh">Daftar {copy.noun}</h2>}
            <div className={styles.waiting}>
              <ListSkeleton kind={kind} />
            </div>
            <div className={styles.list}>
              {list.items.length === 0 ? (
                <EmptyState
                  text={copy.empty}
                  link={list.label === ALL ? null : { href: listHref(base), text: ALL }}
                />
              ) : (
                <ItemList
                  place={{
                    kind,
                    base,
                    label: list.label,
                    page: list.page,
                    pages: list.pages,
                    total: list.total,
                    noun: copy.noun,
                  }}
                  cards={list.items}
                />
              )}
              <Pages page={list.page} href={(page) => listHref(base, list.label, page)} />
            </div>
          </>
        )}
        {children}
      </div>
    </main>
  );
}
