/** The file of all drawings of icons, made by `infra/bundle/website/icon-sprite.ts`. */
declare module 'virtual:icon-sprite' {
  /** The address of the sprite on this site. Each drawing has its name as id. */
  export const iconSprite: string;
}
