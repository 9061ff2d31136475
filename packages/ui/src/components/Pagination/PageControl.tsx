import type { MouseEvent, ReactNode } from "react";

export interface PageControlProps {
  /** Where it leads; absent for buttons and for a link that is off. */
  href: string | undefined;
  /** Whether it is a link at all. */
  linked: boolean;
  /** There is no such page. It stays in place and focusable, so that the keyboard does not lose its place. */
  off: boolean;
  /** It is the page shown. */
  current?: boolean;
  label: string;
  className: string;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  children: ReactNode;
}

/** A number or an arrow of the pagination: a link or a button of the same look. */
export function PageControl({
  href,
  linked,
  off,
  current = false,
  label,
  className,
  onClick,
  children,
}: PageControlProps) {
  const shared = {
    "aria-label": label,
    "aria-current": current ? ("page" as const) : undefined,
    className,
    onClick: off ? undefined : onClick,
  };
  if (!linked)
    return (
      <button type="button" {...shared} aria-disabled={off || undefined}>
        {children}
      </button>
    );
  if (off)
    return (
      <span aria-hidden="true" className={className} data-off="">
        {children}
      </span>
    );
  return (
    <a {...shared} href={href}>
      {children}
    </a>
  );
}
