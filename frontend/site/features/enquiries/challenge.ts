import type { Language } from '#contracts/field-kit/language';
import { turnstileOrigin } from '#contracts/website/turnstile';

/** The parts of Cloudflare's script that we use (https://developers.cloudflare.com/turnstile/). */
interface Turnstile {
  render(place: HTMLElement, options: Record<string, unknown>): string | undefined;
  reset(widget?: string): void;
  remove(widget?: string): void;
}

/** A Turnstile check in a form. */
export interface Challenge {
  /**
   * Resolves with the token of a passed check, which is valid once, or with undefined after `timeoutMs` milliseconds.
   */
  token(timeoutMs: number): Promise<string | undefined>;
  /** Starts another check, for the next attempt. */
  renew(): void;
  remove(): void;
}

/**
 * Loads Cloudflare's script and starts its check. Visitors see the check only if it needs a click.
 * @throws Error if the script does not load
 */
export async function openChallenge(place: HTMLElement, siteKey: string, language: Language): Promise<Challenge> {
  const turnstile = await loadScript();
  let passed = Promise.withResolvers<string>();
  const widget = turnstile.render(place, {
    sitekey: siteKey,
    language,
    appearance: 'interaction-only',
    size: 'flexible',
    callback: (token: string) => passed.resolve(token),
    'expired-callback': () => {
      passed = Promise.withResolvers();
    },
  });
  return {
    token: (timeoutMs) =>
      Promise.race([passed.promise, new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs))]),
    renew() {
      passed = Promise.withResolvers();
      turnstile.reset(widget);
    },
    remove: () => turnstile.remove(widget),
  };
}

const loaded = () => (window as { turnstile?: Turnstile }).turnstile;

async function loadScript(): Promise<Turnstile> {
  const script = document.createElement('script');
  script.src = `${turnstileOrigin}/turnstile/v0/api.js?render=explicit`;
  if (!loaded()) {
    await new Promise((resolve, reject) => {
      script.addEventListener('load', resolve);
      script.addEventListener('error', reject);
      document.head.append(script);
    });
  }
  const turnstile = loaded();
  if (!turnstile) throw new Error('Turnstile has not loaded.');
  return turnstile;
}
