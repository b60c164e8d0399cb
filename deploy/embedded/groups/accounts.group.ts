import '../blocks.spec.js';
import '../foreign-issuer.spec.js';
import '../live.spec.js';
import '../people.spec.js';
import '../roles.spec.js';
import '../service-away.spec.js';
import '../sessions.spec.js';
import '../takeout.spec.js';
