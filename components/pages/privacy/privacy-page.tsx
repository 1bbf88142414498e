import { Breadcrumbs } from '@/components/ui/breadcrumbs/breadcrumbs';
import { Lead, ProseText } from '@/components/ui/prose/prose';
import { Divider } from '@/components/ui/divider/divider';
import type privacy from '@/content/fixed/privacy.json';
import { pageBreadcrumbs } from '@/lib/addresses/breadcrumbs';
import styles from './privacy-page.module.scss';

interface Props {
  policy: typeof privacy;
  /** Whether browsers measure visits: some paragraphs hold only then. */
  isMeasured: boolean;
}

/** `/kebijakan-privasi`: the data that the site stores, and its links to other sites. */
export function PrivacyPage({ policy, isMeasured }: Props) {
  return (
    <main id="isi" tabIndex={-1} className={`wrap ${styles.page}`}>
      <Breadcrumbs items={pageBreadcrumbs(policy.title)} />
      <h1>{policy.title}</h1>
      <Divider />
      <ProseText>
        <Lead>{policy.intro}</Lead>
        {policy.sections.map(({ title, paragraphs, whenMeasured = [] }) => (
          <section key={title}>
            <h2>{title}</h2>
            {[...paragraphs, ...(isMeasured ? whenMeasured : [])].map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </ProseText>
    </main>
  );
}
