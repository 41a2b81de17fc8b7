import { makeAccount } from '../../support/accounts.ts';
import { callApi, completeProfile, makeProvider } from '../../support/api.ts';
import { type RunningProduct, sharedProduct } from '../../support/running-product.ts';
import { adminAccount } from '../../support/signed-in.ts';
import { type DemoProvider, DEMO_PROVIDERS, emailOf, REPORTS, spotOf } from './demo-providers.ts';
import { send } from './drive.ts';

export default async function fill(): Promise<void> {
  const product = sharedProduct();
  const accounts = [];
  for (const [index, provider] of DEMO_PROVIDERS.entries())
    accounts.push(await goOnline(product, provider, index));
  const ids = [];
  for (const { reporter, category, description } of REPORTS) {
    const account = accounts[reporter];
    const made = await send(product, account, 'POST', '/api/reports', { category, description });
    ids.push((made as { id: number }).id);
  }
  await moderate(product, ids);
}

async function goOnline(product: RunningProduct, provider: DemoProvider, index: number) {
  const account = await makeAccount(product, { email: emailOf(index) });
  await makeProvider(product, account, provider.name);
  const { type, from, to, description, duration, details } = provider;
  await send(product, account, 'POST', '/api/providers/status', {
    isOnline: true,
    service: { type, from, to, description, duration, ...details },
    ...spotOf(provider),
  });
  return account;
}

async function moderate(product: RunningProduct, [first, second, third, fourth]: number[]): Promise<void> {
  const account = await adminAccount(product);
  await callApi(product, 'GET', '/api/users/me', { account });
  await completeProfile(product, account, 'Deniz Yönetir');
  for (const [id, status, adminNotes] of [
    [first, 'inceleniyor', 'Not alındı, planlamada konuşulacak.'],
    [second, 'inceleniyor', 'Kullanıcıya soruldu.'],
    [second, 'çözüldü', 'Ödeme uygulamada yapılmıyor; anlatıldı.'],
    [third, 'çözüldü', 'Son sürümle düzeldi.'],
    [fourth, 'inceleniyor', 'İki taraf da arandı, sürücüden yanıt bekleniyor.'],
  ] as const) {
    await send(product, account, 'PATCH', `/api/reports/${id}/status`, { status, adminNotes });
  }
}
