import '../passkeys.spec.js';
import '../password.spec.js';
import '../second-step.spec.js';
import '../sign-in-attacks.spec.js';
import '../sign-in-disk.spec.js';
import '../sign-in-history.spec.js';
import '../sign-in-secrets.spec.js';
import '../sign-in.spec.js';
