import { routes } from '@/lib/addresses/routes';
import { KEEP_FORM, PLAN_COOKIE } from '@/lib/plan/keeping';
import { KEPT } from '@/lib/plan/post';
import { KeepScript } from './keep.island';
import styles from './plan.module.scss';

/**
 * The one form of a page by which its labels keep things ('Simpan'), and the announcement of what was done:
 * without script the form leads back to the page, at the announcement. With script nothing is loaded anew.
 */
export function Keep() {
  return (
    <>
      <form id={KEEP_FORM} method="post" action={routes.rencana} hidden />
      <div id={KEPT} className={styles.announcement}>
        <p>
          <b data-said="">Disimpan di rencana</b>
          <br />
          <span className="small" data-said-of="" />
        </p>
        <a className="link" href={routes.rencana}>
          Lihat
        </a>
      </div>
      <p className="vh" role="status" data-said="" />
      <KeepScript announcement={KEPT} form={KEEP_FORM} cookie={PLAN_COOKIE} />
    </>
  );
}
