import '../audit.spec.js';
import '../auto-reply.spec.js';
import '../categories.spec.js';
import '../hints.spec.js';
import '../legal-texts.spec.js';
import '../locked.spec.js';
import '../reports.spec.js';
import '../settings.spec.js';
