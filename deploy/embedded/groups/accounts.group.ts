import '../foreign-issuer.spec.js';
import '../blocks.spec.js';
import '../people.spec.js';
import '../roles.spec.js';
import '../sessions.spec.js';
