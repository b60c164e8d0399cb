import type { Place } from '../pictures/compose.js';

/** Where the things of a category are used: the place its pictures show. */
export const placeOfCategory: Readonly<Record<number, Place>> = {
  101: 'room', 102: 'desk', 103: 'desk', 105: 'room', 106: 'desk', 107: 'desk', 108: 'room', 109: 'room', 110: 'workshop',
  1413: 'kitchen', 1414: 'room', 1415: 'care',
  201: 'street', 202: 'street', 203: 'street', 204: 'street', 205: 'street', 206: 'meadow', 207: 'street',
  301: 'room', 302: 'desk', 303: 'room', 304: 'room', 305: 'desk', 306: 'desk',
  1202: 'room', 1203: 'room', 1204: 'meadow', 1205: 'care', 1206: 'garden', 1207: 'room',
  401: 'room', 402: 'garden', 403: 'desk', 404: 'room', 405: 'meadow', 406: 'garden', 407: 'water', 408: 'room',
  501: 'room', 502: 'room', 503: 'stage', 504: 'room', 505: 'stage', 506: 'room',
  601: 'nursery', 602: 'nursery', 603: 'nursery', 604: 'street', 605: 'nursery', 606: 'nursery', 607: 'garden', 608: 'nursery', 609: 'nursery',
  701: 'site', 702: 'workshop', 703: 'workshop', 704: 'garden', 705: 'kitchen', 706: 'site', 707: 'garden', 708: 'workshop',
  1302: 'care', 1303: 'care', 1304: 'care', 1305: 'care', 1306: 'care', 1307: 'care', 1308: 'care',
  801: 'wardrobe', 802: 'wardrobe', 803: 'wardrobe', 804: 'wardrobe', 805: 'wardrobe', 806: 'wardrobe', 807: 'wardrobe', 808: 'wardrobe', 809: 'wardrobe',
  1402: 'party', 1403: 'party', 1404: 'garden', 1405: 'garden', 1406: 'party', 1407: 'party', 1408: 'garden', 1409: 'stage', 1410: 'garden', 1411: 'garden', 1412: 'garden', 1416: 'party',
  901: 'garden', 902: 'hall', 903: 'meadow', 904: 'meadow', 905: 'water', 906: 'snow', 907: 'street',
  1002: 'meadow', 1003: 'water', 1004: 'meadow', 1005: 'street', 1006: 'garden', 1007: 'water',
  1102: 'room', 1103: 'meadow', 1104: 'hall', 1105: 'desk', 1106: 'workshop', 1107: 'garden',
};
