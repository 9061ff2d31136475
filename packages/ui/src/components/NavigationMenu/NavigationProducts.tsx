import { Image } from "../Image/index.ts";
import type { NavigationProduct } from "./NavigationMenu.tsx";
import * as styles from "./NavigationProducts.css.ts";

interface NavigationProductsProps {
  products: readonly NavigationProduct[] | undefined;
}

/** Products with their pictures, below the links of a menu's entry. */
export const NavigationProducts = ({ products }: NavigationProductsProps) =>
  products ? (
    <ul className={styles.products}>
      {products.map(({ href, plate, picture }) => (
        <li key={href}>
          <a href={href}>
            <Image errorLabel={plate.name} picture={picture} sizes="(width > 48em) 96px, 42vw" />
            {plate.name}
            <span data-light={plate.light}>{plate.source}</span>
            <span>{plate.bed}</span>
          </a>
        </li>
      ))}
    </ul>
  ) : null;
