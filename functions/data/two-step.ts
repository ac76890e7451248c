import { onConditionFailed, updateItem } from './dynamo.ts';

/**
 * Two-step sign-in of an account, stored with the account. Each function returns false if the account is in another
 * state.
 */

interface Change {
  set?: Record<string, unknown>;
  remove?: readonly string[];
  /** Default: the account must exist. */
  condition?: string;
  values?: Record<string, unknown>;
}

function change(email: string, { set = {}, remove = [], condition, values = {} }: Change): Promise<boolean> {
  const names = Object.keys(set);
  const given = { ...Object.fromEntries(names.map((name) => [`:${name}`, set[name]])), ...values };
  const write = updateItem(
    'Staff',
    { pk: email },
    {
      UpdateExpression: [
        names.length > 0 && `SET ${names.map((name) => `${name} = :${name}`).join(', ')}`,
        remove.length > 0 && `REMOVE ${remove.join(', ')}`,
      ]
        .filter(Boolean)
        .join(' '),
      ConditionExpression: ['attribute_exists(pk)', ...(condition ? [condition] : [])].join(' AND '),
      // DynamoDB refuses an empty object.
      ...(Object.keys(given).length > 0 && { values: given }),
    },
  ).then(() => true);
  return onConditionFailed(write, () => false);
}

/** Stores a secret and recovery codes that no code has confirmed yet, replacing earlier ones. */
export const putNewSecret = (email: string, secret: string, recoveryCodes: readonly string[]) =>
  change(email, {
    set: { totp_new_secret: secret, new_recovery_codes: recoveryCodes },
    condition: 'attribute_not_exists(totp_secret)',
  });

interface Confirmed {
  secret: string;
  /** The step of the confirming code, which counts as used. */
  step: number;
  recoveryCodes: readonly string[];
}

export const turnOn = (email: string, { secret, step, recoveryCodes }: Confirmed) =>
  change(email, {
    set: { totp_secret: secret, totp_step: step, recovery_codes: recoveryCodes },
    remove: ['totp_new_secret', 'new_recovery_codes'],
    condition: 'totp_new_secret = :totp_secret AND attribute_not_exists(totp_secret)',
  });

/** Uses the code of a step, which also invalidates those of earlier steps. */
export const takeStep = (email: string, secret: string, step: number) =>
  change(email, {
    set: { totp_step: step },
    condition: 'totp_secret = :secret AND totp_step < :totp_step',
    values: { ':secret': secret },
  });

/** Uses the recovery code with this hash, at its position among those of the account. */
export const takeRecoveryCode = (email: string, hash: string, place: number) =>
  change(email, {
    remove: [`recovery_codes[${place}]`],
    condition: `recovery_codes[${place}] = :hash`,
    values: { ':hash': hash },
  });

/** Stores the hashes of recovery codes that do not count yet. */
export const putNewRecoveryCodes = (email: string, secret: string, recoveryCodes: readonly string[]) =>
  change(email, {
    set: { new_recovery_codes: recoveryCodes },
    condition: 'totp_secret = :secret',
    values: { ':secret': secret },
  });

/** Replaces the recovery codes by the new ones. */
export const replaceRecoveryCodes = (email: string, secret: string, recoveryCodes: readonly string[]) =>
  change(email, {
    set: { recovery_codes: recoveryCodes },
    remove: ['new_recovery_codes'],
    // The first code tells these from others: the embedded database compares no lists.
    condition: 'totp_secret = :secret AND new_recovery_codes[0] = :first',
    values: { ':secret': secret, ':first': recoveryCodes[0] },
  });

export const turnOff = (email: string) =>
  change(email, {
    remove: ['totp_secret', 'totp_new_secret', 'totp_step', 'recovery_codes', 'new_recovery_codes'],
  });
