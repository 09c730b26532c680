import type { Plugin } from 'vite';
import { StartError } from '../start/StartError.ts';

/** The page's own origin, or a path on it that every web server of docs/deploying forwards to the backend. */
const BACKEND = /^\/(api\/([\w~-][\w.~-]*\/)*([\w~-][\w.~-]*)?)?$/;
/** An address, or a path of the page's own origin. */
const REPORTS = /^(https:\/\/[^\s/]|\/(?!\/))\S*$/;

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
          `VITE_API_BASE_URL is '${backend}': use '/', or a path that starts with /api/. The backend must have the application's own origin, because no other one gets its cookies or is allowed by its policy, and web servers forward only the contract's paths.`,
        );
      const reports = String(env['VITE_ERROR_REPORT_URL'] ?? '');
      if (reports && !REPORTS.test(reports))
        throw new StartError(
          `VITE_ERROR_REPORT_URL is '${reports}', where no report would arrive: use an address that begins with https://, or a path that begins with /.`,
        );
    },
  };
}
