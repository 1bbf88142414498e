import { ErrorState } from '@/components/states/error-state/error-state';
import { planTitle } from '@/lib/seo/page-heads';

/** What of a plan is not lost while its items cannot be had. */
export function whatStays(isSent: boolean): string {
  return isSent ? 'Alamat ini tetap berlaku.' : 'Isinya tetap tersimpan.';
}

/** That no item of a plan can be had now; the plan itself is in the visitor's cookie or in the address. */
export function PlanFailure({ isSent }: { isSent: boolean }) {
  return (
    <main id="isi" tabIndex={-1} className="wrap rcn rcn-empty">
      <h1>{planTitle(isSent)}</h1>
      <ErrorState message={`Rencana sedang tidak dapat dimuat. ${whatStays(isSent)}`} />
    </main>
  );
}
