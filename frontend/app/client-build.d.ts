/** Facts of the browser's build that the build of the renderer needs (`infra/bundle/website/index.ts`). */
declare module 'virtual:client-build' {
  /** `index.html` as built. */
  export const template: string;
  /** By source file: the files it needs, in the order in which they apply. */
  export const chunks: Record<string, { file: string; imports: string[]; css: string[] } | undefined>;
  /** Contents of the style sheets by file. */
  export const styles: Record<string, string>;
}
