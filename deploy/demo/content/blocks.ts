import { RequestTypeId } from '@lendring/contracts/reference/request-types.js';
import type { DemoBlock } from './types.js';

const { ownUse, notAvailable, maintenance } = RequestTypeId;
const block = (offer: string, from: number, to: number, reason: DemoBlock['reason'], note?: string): DemoBlock => ({
  offer,
  from,
  to,
  reason,
  ...(note !== undefined && { note }),
});

/** Days that owners keep for themselves; no agreed period may touch them. */
export const blocks: readonly DemoBlock[] = [
  block('beamer-ehrenfeld', 3, 6, ownUse, 'Kinoabend bei uns'),
  block('beamer-ehrenfeld', 24, 26, ownUse),
  block('familienzelt-nippes', 26, 33, ownUse, 'Eifel mit den Enkeln'),
  block('bohrhammer-ehrenfeld', 12, 15, maintenance, 'Kohlebürsten wechseln'),
  block('transporter-ehrenfeld', 2, 4, ownUse),
  block('transporter-ehrenfeld', 9, 11, ownUse, 'Auslieferung in Bonn'),
  block('kombi-suelz', 21, 29, ownUse, 'Urlaub an der Nordsee'),
  block('spiegelreflex-suelz', 4, 6, ownUse),
  block('lastenrad-suedstadt', 15, 17, maintenance, 'Jährliche Durchsicht'),
  block('ebike-suedstadt', 5, 7, maintenance),
  block('partyzelt-braunsfeld', 12, 14, notAvailable, 'Fest vergeben am Telefon'),
  block('geschirr-braunsfeld', 8, 11, notAvailable),
  block('minibagger-frechen', 4, 9, notAvailable, 'Baustelle in Kerpen'),
  block('systemkamera-kreuzberg', 17, 20, maintenance, 'Sensorreinigung'),
  block('fotostudio-kreuzberg', 2, 4, ownUse),
  block('schrebergarten-pankow', 6, 8, ownUse, 'Gartenversammlung'),
  block('bulli-leipzig', 8, 15, ownUse),
  block('ferienhaus-darss', 10, 24, ownUse, 'Familie im Haus'),
  block('gaestezimmer-luebeck', 14, 18, ownUse),
  block('kastenwagen-koblenz', 16, 21, maintenance, 'TÜV und Gasprüfung'),
  block('holzwerkstatt-bergisch', 12, 14, notAvailable),
  block('bell-tent-utrecht', 30, 37, ownUse, 'Kamperen in de Ardennen'),
  block('drill-hackney', 10, 12, ownUse),
];
