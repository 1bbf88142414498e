import { today } from '@/lib/base/jakarta';
import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { Chat } from '@/components/frame/chat/chat';
import { Footer } from '@/components/frame/footer/footer';
import { Header } from '@/components/frame/header/header';
import { ImageFallback } from '@/components/ui/image-fallback/image-fallback.island';
import { Keep } from '@/components/frame/plan/keep';
import { Loading } from '@/components/frame/loading/loading.island';
import { Notice } from '@/components/frame/notice/notice';
import { Visits } from '@/components/frame/visits/visits';
import { noticeNow } from '@/lib/settings/notice';
import { settings } from '@/lib/settings/settings';
import { site } from '@/lib/settings/site';
import { fontClasses } from '@/styles/fonts/fonts';
import '@/styles/globals.scss';

// The values of --paper in styles/tokens.scss.
export const viewport: Viewport = {
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbf4e3' },
    { media: '(prefers-color-scheme: dark)', color: '#0c1f1d' },
  ],
};

/** Pages are rendered on request; how long they are kept says the middleware. */
export const dynamic = 'force-dynamic';

/** The frame around every page, which brings its own <main id="isi"> and its complete metadata. */
export default function RootLayout({ children }: { children: ReactNode }) {
  const contact = site();
  return (
    <html lang="id" className={fontClasses}>
      <body>
        <a className="skip" href="#isi">
          Lewati ke isi
        </a>
        <Notice text={noticeNow(contact.notice)} />
        <Header />
        {children}
        <Footer contact={contact} year={Number(today().slice(0, 4))} />
        <Chat admins={contact.admins} siteName={contact.name} />
        <Keep />
        <ImageFallback />
        <Loading />
        <Visits share={settings().measuredShare} />
      </body>
    </html>
  );
}
