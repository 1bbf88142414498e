import { routes } from '@/lib/addresses/routes';
import { KEEP_FORM, KEPT } from '@/lib/plan/keeping';
import { Said } from './said.island';
import styles from './plan.module.scss';

/**
 * The one form of a page by which its labels keep things ('Simpan'), and the announcement of what was done,
 * to which the form leads back without script.
 */
export function Keep() {
  return (
    <>
      <form id={KEEP_FORM} method="post" action={routes.rencana} hidden />
      <Said>
        <div id={KEPT} className={styles.announcement}>
          <p>
            <b>Disimpan di rencana</b>
          </p>
          <a className="link" href={routes.rencana}>
            Lihat
          </a>
        </div>
      </Said>
    </>
  );
}
