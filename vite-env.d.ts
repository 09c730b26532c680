/// <reference types="vite/client" />

interface ViteTypeOptions {
  strictImportMetaEnv: unknown;
}

interface ImportMetaEnv {
  /** The environment; only 'development' is local (CONST-24). If not set, Vite's mode. */
  readonly VITE_ENVIRONMENT: string;
  /** The path that the API's paths are appended to: '/', or one that starts with /api/. Set in `.env`. */
  readonly VITE_API_BASE_URL?: string;
  /**
   * The URL to which errors are posted as JSON; if missing, they are only logged to the browser's console.
   */
  readonly VITE_ERROR_REPORT_URL?: string;
  /** '1' on the static mock (`npm run mock`) and in its preview, which has no server; otherwise ''. */
  readonly VITE_MOCK: '1' | '';
}
