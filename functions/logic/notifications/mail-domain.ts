/**
 * Large providers, whose domains belong to no single receiver. A provider that is missing here only has fewer
 * confirmations in a day.
 */
const large = new Set(
  `gmail.com googlemail.com outlook.com outlook.sa hotmail.com hotmail.co.uk hotmail.fr live.com live.co.uk msn.com
  passport.com icloud.com me.com mac.com yahoo.com yahoo.co.uk yahoo.co.in yahoo.fr ymail.com rocketmail.com aol.com
  proton.me protonmail.com pm.me gmx.com gmx.de gmx.net web.de mail.com zoho.com yandex.com yandex.ru ya.ru mail.ru
  qq.com 163.com 126.com naver.com t-online.de orange.fr free.fr libero.it btinternet.com comcast.net tutanota.com
  fastmail.com hey.com`.split(/\s+/),
);

/** Names below which a country registers domains: `aramco.com.sa`, `ksu.edu.sa`. */
const registries = /^(?:com|net|org|edu|gov|ac|co|med|sch|mil|gob|gen|go|or|ne)$/;

/**
 * Returns the registered domain of an address, since its owner receives mail to every name below it; undefined for large
 * providers.
 */
export function privateDomainOf(address: string): string | undefined {
  const domain = address
    .slice(address.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
  const labels = domain.split('.');
  const isBelowCountry = labels.at(-1)?.length === 2 && registries.test(labels.at(-2) ?? '');
  const registered = labels.slice(isBelowCountry ? -3 : -2).join('.');
  if (large.has(domain)) return undefined;
  // Names below a large provider belong to one of its customers: `anything@nora.fastmail.com`.
  return large.has(registered) ? domain : registered;
}
