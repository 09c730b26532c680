/*
 * Stands in for @floating-ui/dom, which react-select uses only for menus in a portal (`menuPortalTarget`); ours open
 * beside their control. An alias in vite.config.ts.
 */
export function autoUpdate(): void {
  if (import.meta.env.DEV)
    throw new Error('This build has no menus in a portal. Remove the alias in vite.config.ts.');
}
