import type { Plugin } from 'vite';
import { StartError } from '../start/StartError.ts';

/** A path on the page's own origin, or an http(s) address, to which the API's paths can be appended. */
const BACKEND = /^(\/(?!\/)|https?:\/\/[^/?#\s])[^?#\s]*$/;

/**
 * Rejects settings that would otherwise build without an error and not work.
 * @throws StartError with the setting and what to do instead.
 */
export function settingsPlugin(): Plugin {
  return {
    name: 'settings',
    configResolved: ({ base, env }) => {
      if (base !== '/')
        throw new StartError(
          `The application cannot be built for '${base}', because its pages, files and calls share the root of one host: build it without --base and give it its own host, such as apply.example.edu.`,
        );
      const backend = String(env['VITE_API_BASE_URL'] ?? '');
      // The development server's page names a missing setting itself (ERR-22).
      if (backend && !BACKEND.test(backend))
        throw new StartError(
          `VITE_API_BASE_URL is '${backend}', which is not the address of a backend: use '/' for the page's own origin, or an address that starts with https://.`,
        );
    },
  };
}
