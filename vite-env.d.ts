/// <reference types="vite/client" />

interface ViteTypeOptions {
  strictImportMetaEnv: unknown;
}

interface ImportMetaEnv {
  /** The environment; 'development' alone is local (CONST-24). Always set: without a setting it is Vite's mode. */
  readonly VITE_ENVIRONMENT: string;
  /** Where the API's paths begin; '/' is the page's own origin. Set in `.env`. */
  readonly VITE_API_BASE_URL?: string;
  /** Where errors are sent, as JSON by POST; the browser's console alone without it. */
  readonly VITE_ERROR_REPORT_URL?: string;
  /** '1' on the static mock (`npm run mock`) and in its preview without a server, otherwise ''. */
  readonly VITE_MOCK: '1' | '';
}
