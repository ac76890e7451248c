import { wideLogo } from '#contracts/api/site-brand-rules';
import { useBrand } from './use-brand.ts';

/** True if the name stands beside the logo: a wide one has it already. */
export function useNameBesideLogo(): boolean {
  const { width, height } = useBrand().logo?.light ?? { width: 1, height: 1 };
  return width <= wideLogo * height;
}
