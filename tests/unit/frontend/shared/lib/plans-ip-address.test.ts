import { describe, expect, it } from 'vitest';
import { publicIpAddress } from '../../../../../frontend/shared/lib/plans-ip-address.ts';

/** Answers each call with the next of these and records the calls. */
function scripted(...answers: (object | Error)[]) {
  const asked: string[] = [];
  const request: typeof fetch = async (input) => {
    const answer = answers[asked.length];
    asked.push(String(input));
    if (!answer || answer instanceof Error) throw answer ?? new Error('asked too often');
    return Response.json(answer, { status: 'refused' in answer ? 503 : 200 });
  };
  return { asked, request };
}

describe('publicIpAddress', () => {
  it('calls no second service after a reply', async () => {
    const { asked, request } = scripted({ ip: '192.0.2.1' });
    await expect(publicIpAddress(request)).resolves.toBe('192.0.2.1');
    expect(asked).toHaveLength(1);
  });

  it('tries three services in order', async () => {
    const { asked, request } = scripted(new Error('no route'), { refused: true }, { ip: '2001:db8::1' });
    await expect(publicIpAddress(request)).resolves.toBe('2001:db8::1');
    expect(new Set(asked).size).toBe(3);
  });

  it('returns undefined if none of the three replies', async () => {
    const { asked, request } = scripted(new Error('down'), { ip: '' }, { address: 'elsewhere' });
    await expect(publicIpAddress(request)).resolves.toBeUndefined();
    expect(asked).toHaveLength(3);
  });
});
