import type { IconName } from '@/lib/entities/card';
import { detailRoutes, routes } from '@/lib/addresses/routes';

/** '/destinasi' → 'destinasi'. */
const own = (...hrefs: string[]): string[] => hrefs.map((href) => href.slice(1));

const link = (label: string, href: string, icon: IconName, sections = own(href)) => {
  return { label, href, icon, sections };
};

/** One link of the navigation; `sections` are the first path segments on which it is the current one. */
export type NavLink = ReturnType<typeof link>;

/** A dropdown of links. */
export interface NavGroup {
  label: string;
  links: readonly NavLink[];
}

/** The navigation, letter for letter from spec §2, "Navigation bar", plus 'Peta kawasan'. */
export const NAVIGATION: readonly (NavLink | NavGroup)[] = [
  // Trips have two lists and two kinds of detail page; this is the only item that leads to any of them.
  link(
    'Paket Tour',
    routes.destinasi,
    'compass',
    own(routes.destinasi, detailRoutes.destinasi, routes.paket, detailRoutes.paket),
  ),
  {
    label: 'Layanan Kami',
    links: [
      link('Akomodasi', routes.akomodasi, 'bed'),
      link('Transportasi', routes.transportasi, 'bus'),
      link('Fasilitas', routes.fasilitas, 'stage'),
    ],
  },
  {
    label: 'Jelajahi Bandung',
    links: [
      link('Peta kawasan', routes.kawasan, 'pin'),
      link('Event', routes.event, 'cal'),
      link('Kuliner', routes.kuliner, 'bowl'),
      link('Tiket', routes.tiket, 'ticket'),
      link('Atraksi & wisata', routes.atraksi, 'peak'),
    ],
  },
  link('Blog', routes.blog, 'book'),
  {
    label: 'Lainnya',
    links: [
      link('Contact', routes.contact, 'mail'),
      // Leads to the same page as Contact; only Contact is marked as current there.
      link('Tentang kami', routes.contact, 'info', []),
    ],
  },
];

/** The visitor's place: the public path's first segment, and whether the page is that segment's own list. */
export interface Place {
  section: string;
  isList: boolean;
}

/** Reads `useSelectedLayoutSegments()`. */
export function placeOf(segments: readonly string[]): Place {
  return { section: segments[0] ?? '', isList: segments.length <= 1 };
}

/** The `aria-current` of a link: 'page' on the list it leads to, 'true' on the pages below it. */
export function currentOf(link: NavLink, place: Place): 'page' | 'true' | undefined {
  if (!link.sections.includes(place.section)) return undefined;
  return place.isList && link.href === `/${place.section}` ? 'page' : 'true';
}

/** Whether one of the group's links is current. */
export function isCurrentGroup(group: NavGroup, place: Place): boolean {
  return group.links.some((entry) => currentOf(entry, place));
}
