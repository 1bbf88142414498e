import type { ComponentProps } from 'react';
import { ArticleNav } from '@/components/details/article-nav/article-nav';
import { Icon } from '@/components/ui/icon/icon';
import { MarkdownBody } from '@/components/ui/markdown/markdown';
import { Picture } from '@/components/ui/picture/picture';
import { Prose } from '@/components/ui/prose/prose';
import { CategoryLink } from '@/components/details/related/category-link';
import { PaperAddress } from '@/components/details/related/paper-address';
import { Related } from '@/components/details/related/related';
import { Divider } from '@/components/ui/divider/divider';
import { blog, type BlogDetail as Detail } from '@/lib/entities/blog/blog';
import { htmlToText, sanitizeHtml } from '@/lib/rich-text/html';
import type { Related as RelatedView } from '@/lib/data/related';
import { isHtmlArticle } from '@/lib/rich-text/markdown';
import { withoutNames, type FindNames } from '@/lib/rich-text/names';
import { namesInHtml } from '@/lib/rich-text/rehype-names';
import type { Site } from '@/lib/settings/site';
import { itemHref } from '@/lib/addresses/routes';
import { ActionRow } from '@/components/ui/action-panel/action-row';
import { Share } from '@/components/ui/share/share';
import { MAX_ARTICLE } from '@/lib/values/lengths';
import { interestHref } from '@/lib/interest/link';
import { whatsappLink } from '@/lib/order/whatsapp';
import { concernedFirst } from '@/lib/order/concerned';
import { DetailTop } from './detail-frame/detail-top';
import styles from './blog-detail.module.scss';

interface Props {
  item: Detail;
  site: Site;
  /** Makes a function that finds place names; the first mention of each in the article becomes a link. */
  names?: () => FindNames;
  related?: RelatedView | undefined;
  /** The articles before and after this one. */
  neighbours?: ComponentProps<typeof ArticleNav> | undefined;
}

/** An article: cover, title, author, date, reading minutes, Markdown body (spec §2, "Blog"). */
export function BlogDetail({ item, site, names = () => withoutNames, related, neighbours }: Props) {
  return (
    <>
      <article>
        <div className="wrap">
          <DetailTop description={blog} title={item.title} />
          <header className={styles.header}>
            <p className={styles.tag}>
              {related?.category ? <CategoryLink {...related.category} /> : item.category}
            </p>
            <h1>{item.title}</h1>
            <Byline item={item} />
            <ActionRow>
              <Share title={item.title} path={itemHref(blog, item.key)} />
            </ActionRow>
          </header>
          <div className={styles.cover}>
            <Picture picture={item.pictures[0] ?? null} sizes="(min-width: 76rem) 1216px, 100vw" eager />
          </div>
        </div>
        <div className={`wrap ${styles.body}`}>
          <Body source={item.markdown} find={names()} />
          <Ride site={site} />
        </div>
        {related ? <PaperAddress address={related.address} /> : null}
      </article>
      {neighbours ? (
        <div className="wrap">
          <ArticleNav {...neighbours} />
        </div>
      ) : null}
      {related ? <Related related={related} /> : null}
    </>
  );
}

function Body({ source, find }: { source: string; find: FindNames }) {
  if (isHtmlArticle(source))
    return <Prose html={namesInHtml(sanitizeHtml(source, MAX_ARTICLE), find)} below={1} />;
  return htmlToText(source) ? <MarkdownBody source={source} find={find} /> : <Prose html="" />;
}

/** Author, date and reading time: no line where none of them is known. */
function Byline({ item: { author, dateText, minutes } }: { item: Detail }) {
  const parts = (
    [
      ['user', author],
      ['cal', dateText],
      ['book', minutes && `${minutes} menit baca`],
    ] as const
  ).filter(([, text]) => text);
  if (!parts.length) return null;
  return (
    <p className={styles.byline}>
      {parts.map(([icon, text]) => (
        <span key={icon}>
          <Icon name={icon} />
          {text}
        </span>
      ))}
    </p>
  );
}

function Ride({ site }: { site: Site }) {
  const [{ phone }] = concernedFirst(site.admins, 'transportasi');
  return (
    <aside className={styles.ride} aria-labelledby="jemputan">
      <Divider />
      <h2 id="jemputan">Butuh jemputan?</h2>
      <p className="small muted">Mobil dengan pengemudi menunggu Anda di stasiun, bandara, atau hotel.</p>
      <a
        className="btn btn--order btn--wide"
        href={whatsappLink(phone, 'Halo, saya ingin menyewa mobil dengan pengemudi di Bandung.')}
        ping={interestHref('chat', 'artikel')}
        target="_blank"
        rel="noopener"
      >
        <Icon name="wa" />
        Rental Mobil
      </a>
    </aside>
  );
}
