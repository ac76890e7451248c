import { type LogoGround, wideLogo } from '#contracts/api/site-brand-rules';
import { useBrand } from './use-brand.ts';

/** True if the name stands beside the logo of a ground: a wide one has it already. */
export function useNameBesideLogo(ground: LogoGround): boolean {
  const { width, height } = useBrand().logo?.[ground] ?? { width: 1, height: 1 };
  return width <= wideLogo * height;
}
