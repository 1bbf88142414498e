import { versionedHref } from '@/lib/base/versioned-href';

/**
 * The style sheets of the pages of plans: visitors who never plan need not fetch them with the one of all
 * pages, and those of the print do not hold up the page.
 */
export function PlanSheet() {
  return (
    <>
      <link rel="stylesheet" href={versionedHref('/art/rencana.css')} precedence="default" />
      <link
        rel="stylesheet"
        href={versionedHref('/art/rencana-cetak.css')}
        media="print"
        precedence="print"
      />
    </>
  );
}
