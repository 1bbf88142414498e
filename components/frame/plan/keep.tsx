import { routes } from '@/lib/addresses/routes';
import { KEEP_FORM, PLAN_COOKIE } from '@/lib/plan/keeping';
import { KEPT } from '@/lib/plan/post';
import { KeepScript } from './keep.island';
import styles from './plan.module.scss';

/**
 * The one form of a page by which its labels keep things ('Simpan'): without script it leads back to the
 * page, at the words that something was kept. With script nothing is loaded anew.
 */
export function Keep() {
  return (
    <>
      <form id={KEEP_FORM} method="post" action={routes.rencana} hidden />
      <p id={KEPT} className={styles.told}>
        <span data-said="">Disimpan di rencana.</span> <a href={routes.rencana}>Lihat</a>
      </p>
      <p className="vh" role="status" data-said="" />
      <KeepScript line={KEPT} form={KEEP_FORM} cookie={PLAN_COOKIE} />
    </>
  );
}
