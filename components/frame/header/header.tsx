import { Logo } from '@/components/ui/logo/logo';
import { SearchBox } from '@/components/frame/search-box/search-box.island';
import { PlanLink } from '@/components/frame/plan/plan-link.island';
import { Icon } from '@/components/ui/icon/icon';
import { routes } from '@/lib/addresses/routes';
import { Menu } from './menu.island';
import { Nav } from './nav.island';
import styles from './header.module.scss';
import menu from './menu.module.scss';

/** The bar on every page: logo, navigation and live search (spec §2, "Navigation bar"). */
export function Header() {
  return (
    <header className={styles.top}>
      <div className={`wrap ${styles.inner}`}>
        <Logo />
        <Nav />
        <SearchBox />
        <PlanLink />
        <Menu logo={<Logo />} doors={<Doors />} />
      </div>
    </header>
  );
}

/** The two doors of a phone's menu, above its list and in reach of the thumb: the map, and the plan. */
function Doors() {
  return (
    <div className={`${menu.links} ${menu.doors}`}>
      <a href={routes.kawasan}>
        <Icon name="pin" />
        Peta kawasan
      </a>
      <PlanLink isDoor />
    </div>
  );
}
