import { defaultLanguage, type Language } from '../field-kit/language.ts';

/**
 * The canonical address of a screen in one language: the default has no `lang`. Node imports this file too.
 * @param address the path, with parameters that make it another page: `/programs?page=2`
 */
export function pagePath(address: string, language: Language): string {
  const [path = '', search] = address.split('?');
  const plain = path.replace(/\/+$/, '') || '/';
  const parameters = [search ?? [], language === defaultLanguage ? [] : `lang=${language}`].flat();
  return parameters.length > 0 ? `${plain}?${parameters.join('&')}` : plain;
}
