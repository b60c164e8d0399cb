import { serviceNames, services } from '@lendring/contracts/services.js';
import { mapStacks } from '@lendring/platform/runtime/process/mapped-stacks.js';
import { runClockPolicy } from '@lendring/platform/runtime/process/run-clock-policy.js';
import { runService, type StartService } from '@lendring/platform/runtime/process/run-service.js';
import { followBrand } from './follow-brand.js';
import { startOf } from './start-of.js';

mapStacks();

const wanted = process.env['SERVICE']?.trim() ?? '';
const service = serviceNames.find((name) => name === wanted);

const branded =
  (name: string, start: StartService): StartService =>
  async (parts) => {
    const { wiring, apis } = parts;
    await runClockPolicy(wiring, followBrand(wiring.brand, apis.installation, name));
    return start(parts);
  };

if (service) {
  const start = await startOf(service);
  await runService(service, services[service].needs.includes('mail') ? branded(service, start) : start);
} else if (wanted === 'bff') await import('@lendring/bff/main.js');
else {
  const all = [...serviceNames, 'bff'].join(', ');
  process.stderr.write(
    `Lendring cannot start: SERVICE${wanted ? `=${wanted}` : ' is missing: it'} must be one of ${all}\n`,
  );
  process.exitCode = 1;
}
