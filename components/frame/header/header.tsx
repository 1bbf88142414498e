import { Logo } from '@/components/ui/logo/logo';
import { SearchBox } from '@/components/frame/search-box/search-box.island';
import { PlanLink } from '@/components/frame/plan/plan-link.island';
import { MenuDoors } from './menu-doors';
import { Menu } from './menu.island';
import { Nav } from './nav.island';
import styles from './header.module.scss';

/**
 * The bar on every page: logo, navigation and live search (spec §2, "Navigation bar"); on a phone two
 * buttons.
 */
export function Header() {
  return (
    <header className={styles.top}>
      <div className={`wrap ${styles.inner}`}>
        <Logo />
        <Nav />
        <SearchBox />
        <PlanLink />
        <Menu logo={<Logo />} doors={<MenuDoors />} />
      </div>
    </header>
  );
}
