import '../second-step.spec.js';
import '../sign-in.spec.js';
import '../sign-in-attacks.spec.js';
import '../sign-in-disk.spec.js';
import '../sign-in-history.spec.js';
import '../sign-in-secrets.spec.js';
