import '../ads.spec.js';
import '../plans.spec.js';
import '../stripe.spec.js';
import '../transfers.spec.js';
