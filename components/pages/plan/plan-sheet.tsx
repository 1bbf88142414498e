import { planSheetHref } from '@/lib/plan/sheet';

/**
 * The style sheet that the pages of plans have for themselves: what all pages share is fetched by who never
 * plans.
 */
export function PlanSheet() {
  return <link rel="stylesheet" href={planSheetHref()} precedence="default" />;
}
