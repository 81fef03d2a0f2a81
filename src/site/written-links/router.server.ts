import { createElement } from 'react';
import { createPath, type LinkProps, type NavLinkProps, useLocation } from 'react-router';

/** Everything of React Router as it is; what is defined here takes the place of its own. */
export * from 'react-router';

/**
 * A link as React Router writes it. Its own resolves each address against the routes that the page is made of, which is
 * a sixth of the time of a page with many links; ours are whole addresses already, or go on from the page's.
 */
export function Link(props: LinkProps) {
  const { pathname } = useLocation();
  const { to, discover: _discover, ...attributes } = props;
  const address = addressOf(to, pathname);
  const own = { href: address, 'data-discover': isElsewhere(address) ? undefined : 'true' };
  return createElement('a', { ...withoutRouting(attributes), ...own });
}

/** The same, marked where it leads to the page that it stands on or, without `end`, to one above it. */
export function NavLink({ to, end = false, className, style: _style, children, ...props }: NavLinkProps) {
  const { pathname } = useLocation();
  const address = addressOf(to, pathname);
  const target = address.replace(/[?#].*$/, '').toLowerCase();
  const here = pathname.toLowerCase();
  const isActive = here === target || (!end && here.startsWith(`${target}/`));
  const state = { isActive, isPending: false, isTransitioning: false };
  const names = typeof className === 'function' ? [className(state)] : [className, isActive && 'active'];
  const { caseSensitive: _case, discover: _discover, ...attributes } = props;
  const own = { className: names.filter(Boolean).join(' '), href: address, 'data-discover': 'true' };
  const current = isActive ? 'page' : undefined;
  const content = typeof children === 'function' ? children(state) : children;
  return createElement('a', { 'aria-current': current, ...withoutRouting(attributes), ...own }, content);
}

type Routing = Pick<
  LinkProps,
  | 'prefetch'
  | 'relative'
  | 'reloadDocument'
  | 'replace'
  | 'mask'
  | 'state'
  | 'preventScrollReset'
  | 'viewTransition'
  | 'defaultShouldRevalidate'
>;

/** What stands in the element; the rest tells the running router how to go there. */
function withoutRouting<Props extends Routing>(props: Props) {
  const {
    prefetch: _prefetch,
    relative: _relative,
    reloadDocument: _reload,
    replace: _replace,
    mask: _mask,
    state: _state,
    preventScrollReset: _reset,
    viewTransition: _transition,
    defaultShouldRevalidate: _revalidate,
    ...attributes
  } = props;
  return attributes;
}

/** Addresses are whole or go on from the page's own; what is relative to a route would need the router. */
function addressOf(to: LinkProps['to'], here: string): string {
  const address = typeof to === 'string' ? to : createPath(to);
  if (address.startsWith('?') || address.startsWith('#')) return here + address;
  if (!address.startsWith('/') && !isElsewhere(address)) throw new Error(`not a whole address: ${address}`);
  return address;
}

function isElsewhere(address: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address);
}
