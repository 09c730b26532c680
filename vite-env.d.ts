/// <reference types="vite/client" />

interface ViteTypeOptions {
  strictImportMetaEnv: unknown;
}

interface ImportMetaEnv {
  /** The environment; 'development' alone is local (CONST-24). Always set: without a setting it is Vite's mode. */
  readonly VITE_ENVIRONMENT: string;
  /** '1' while running on the static mock (`npm run mock`), otherwise ''; never '1' in a build. */
  readonly VITE_MOCK: '1' | '';
}
