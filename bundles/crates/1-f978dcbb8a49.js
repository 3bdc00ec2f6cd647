// \0rolldown/runtime.js
var e = Object.defineProperty, t = (t, n) => {
	let r = {};
	for (var i in t) e(r, i, {
		get: t[i],
		enumerable: !0
	});
	return n || e(r, Symbol.toStringTag, { value: "Module" }), r;
};
// kernel/clone.ts
function n(e) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) {
		let t = e.slice();
		for (let e = 0; e < t.length; e++) {
			let r = t[e];
			typeof r == "object" && r && (t[e] = n(r));
		}
		return t;
	}
	let t = { ...e };
	for (let e in t) {
		let r = t[e];
		typeof r == "object" && r && (t[e] = n(r));
	}
	return t;
}
// kernel/sha256.ts
function r(e) {
	let t = a(new TextEncoder().encode(e)), n = Uint32Array.from(l), r = /* @__PURE__ */ new Uint32Array(64);
	for (let e = 0; e < t.length; e += 16) {
		for (let n = 0; n < 16; n++) r[n] = o(t, e + n);
		for (let e = 16; e < 64; e++) {
			let t = o(r, e - 15), n = o(r, e - 2), i = s(t, 7) ^ s(t, 18) ^ t >>> 3, a = s(n, 17) ^ s(n, 19) ^ n >>> 10;
			r[e] = o(r, e - 16) + i + o(r, e - 7) + a | 0;
		}
		i(n, r);
	}
	return Array.from(n, (e) => e.toString(16).padStart(8, "0")).join("");
}
function i(e, t) {
	let [n = 0, r = 0, i = 0, a = 0, c = 0, l = 0, d = 0, f = 0] = e;
	for (let e = 0; e < 64; e++) {
		let p = s(c, 6) ^ s(c, 11) ^ s(c, 25), m = f + p + (c & l ^ ~c & d) + o(u, e) + o(t, e) | 0, h = (s(n, 2) ^ s(n, 13) ^ s(n, 22)) + (n & r ^ n & i ^ r & i) | 0;
		f = d, d = l, l = c, c = a + m | 0, a = i, i = r, r = n, n = m + h | 0;
	}
	let p = [
		n,
		r,
		i,
		a,
		c,
		l,
		d,
		f
	];
	for (let t = 0; t < 8; t++) e[t] = o(e, t) + o(p, t) | 0;
}
function a(e) {
	let t = new Uint32Array((e.length + 8 >> 6) * 16 + 16);
	for (let n = 0; n < e.length; n++) t[n >> 2] = o(t, n >> 2) | o(e, n) << 24 - (n & 3) * 8;
	return t[e.length >> 2] = o(t, e.length >> 2) | 128 << 24 - (e.length & 3) * 8, t[t.length - 2] = Math.floor(e.length / 536870912), t[t.length - 1] = e.length << 3, t;
}
var o = (e, t) => e[t], s = (e, t) => e >>> t | e << 32 - t, c = Array.from({ length: 312 }, (e, t) => t).filter((e) => e > 1 && d(e)), l = c.slice(0, 8).map((e) => f(Math.sqrt(e))), u = Uint32Array.from(c.slice(0, 64).map((e) => f(Math.cbrt(e))));
function d(e) {
	for (let t = 2; t * t <= e; t++) if (e % t === 0) return !1;
	return !0;
}
function f(e) {
	return Math.floor((e - Math.floor(e)) * 4294967296) >>> 0;
}
// kernel/digest.ts
var p = r, m = (e) => p(e);
function h(e) {
	for (let t of [
		"",
		"abc",
		"Ўґ€𝄞".repeat(40)
	]) if (e(t) !== r(t)) throw Error("this is not SHA-256 of a text in UTF-8");
	p = e;
}
// kernel/chacha.ts
function ee(e, t) {
	let [n, r, i, a, o, s, c, l] = e;
	g.set([
		n,
		r,
		i,
		a,
		o,
		s,
		c,
		l,
		t
	], 4), _.set(g);
	for (let e = 0; e < 10; e++) v(0, 4, 8, 12), v(1, 5, 9, 13), v(2, 6, 10, 14), v(3, 7, 11, 15), v(0, 5, 10, 15), v(1, 6, 11, 12), v(2, 7, 8, 13), v(3, 4, 9, 14);
	return _.map((e, t) => e + g[t]);
}
var g = Uint32Array.from([
	1634760805,
	857760878,
	2036477234,
	1797285236,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0
]), _ = /* @__PURE__ */ new Uint32Array(16);
function v(e, t, n, r) {
	y(e, t, r, 16), y(n, r, t, 12), y(e, t, r, 8), y(n, r, t, 7);
}
function y(e, t, n, r) {
	let i = _[e] + _[t] | 0, a = _[n] ^ i;
	_[e] = i, _[n] = a << r | a >>> 32 - r;
}
// kernel/chance.ts
var te = (e) => (Math.imul(e, 2654435761) ^ 2246822507) >>> 0, ne = (e) => ({
	key: e,
	drawn: 0
});
function b(e, t) {
	if (typeof e.chance == "number") {
		e.chance = e.chance + 1831565813 >>> 0;
		let n = e.chance;
		return n = Math.imul(n ^ n >>> 15, n | 1), n ^= n + Math.imul(n ^ n >>> 7, n | 61), Math.floor(((n ^ n >>> 14) >>> 0) / 4294967296 * t);
	}
	let n = 4294967296 - 4294967296 % t, r;
	do
		r = ee(re(e.chance.key), e.chance.drawn)[0], e.chance.drawn += 1;
	while (r >= n);
	return r % t;
}
function x(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = b(e, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
var re = (e) => Array.from({ length: 8 }, (t, n) => Number.parseInt(e.slice(n * 8, n * 8 + 8), 16)), ie = 8, S = (e) => 1 << (e ?? ie), ae = 16, C = (e) => e & 511 & ~(e >> ae), oe = (e, t) => (e | S(t)) & ~(S(t) << ae), se = (e, t) => ({
	seen: S(e),
	secret: t
}), ce = (e, t) => ({
	pile: "deck",
	owner: null,
	pool: e,
	seen: t.map(() => 0),
	secret: t
}), le = (e, t, n) => ({
	pile: "hand",
	owner: t,
	pool: e,
	seen: n.map(() => S(t)),
	secret: n
});
function ue(e, t, n) {
	let r = e.seen.pop(), i = e.secret.pop();
	return r === void 0 || i === void 0 ? null : (t.seen.push(oe(r, n)), t.secret.push(i), i);
}
function de(e, t, n) {
	t.secret = x(e, n), t.seen = n.map(() => 0);
}
// kernel/spots.ts
var fe = [], w = (e) => T(e, "events") ?? fe;
function T(e, t = "") {
	let n = null;
	if (Array.isArray(e)) {
		for (let t = 0; t < e.length; t++) {
			let r = e[t];
			if (typeof r != "object" || !r) continue;
			let i = pe(t, r);
			i !== null && (n ??= []).push(i);
		}
		return n;
	}
	for (let r in e) {
		let i = e[r];
		if (typeof i != "object" || !i || r === t) continue;
		let a = pe(r, i);
		a !== null && (n ??= []).push(a);
	}
	return n;
}
function pe(e, t) {
	if ("secret" in t) {
		if (he(t)) return {
			at: e,
			is: "pile",
			inner: null
		};
		if (ge(t)) return {
			at: e,
			is: "secret",
			inner: O(t.secret) ? T(t.secret) : null
		};
	}
	let n = T(t);
	return n === null ? null : {
		at: e,
		is: "branch",
		inner: n
	};
}
function E(e, t = w(e)) {
	let n = [], r = (e, t) => {
		for (let { at: i, is: a, inner: o } of t ?? fe) {
			let t = D(e, i);
			a === "pile" ? n.push(t) : a === "branch" && r(t, o);
		}
	};
	return r(e, t), n;
}
function me(e, t = w(e)) {
	let n = [], r = (e, t, i, a) => {
		for (let { at: o, is: s, inner: c } of t ?? fe) {
			let t = D(e, o);
			if (s === "pile") continue;
			let l = typeof o == "string" ? o : i === "stack" ? t.phase : "*", u = i === "" ? l : `${i}.${l}`, d = typeof o == "number" && i !== "stack" ? [...a, o] : a;
			s === "branch" ? r(t, c, u, d) : (n.push({
				kind: u,
				indexes: d,
				secret: t
			}), c !== null && r(t.secret, c, u, d));
		}
	};
	return r(e, t, "", []), n;
}
var D = (e, t) => e[t], O = (e) => typeof e == "object" && !!e, he = (e) => "pile" in e && "pool" in e, ge = (e) => "secret" in e && "seen" in e && typeof e.seen == "number", k = (e) => ({
	g: e,
	spots: w(e),
	bare: null,
	asData: null,
	lying: null,
	facts: null
});
function A(e, t, n, r) {
	if (t === null) return e;
	let i = Array.isArray(e) ? e.slice() : { ...e };
	for (let { at: e, is: a, inner: o } of t) {
		let t = i[e];
		i[e] = a === "branch" ? A(t, o, n, r) : a === "pile" ? r.pile(t, n) : r.secret(t, o, n);
	}
	return i;
}
function _e() {
	let e = /* @__PURE__ */ new Map(), t = {
		secret({ seen: e, secret: n }, r, i) {
			if ((e & i) === 0) return {
				seen: C(e),
				secret: null
			};
			let a = O(n) ? A(n, r, i, t) : n;
			return {
				seen: C(e) | i,
				secret: a
			};
		},
		pile(t, n) {
			if (ve(t, n)) return be(t, n);
			let r = e.get(t);
			return r === void 0 && e.set(t, r = ye(t)), r;
		}
	};
	return t;
}
function ve({ seen: e }, t) {
	for (let n = 0; n < e.length; n++) if ((e[n] & t) !== 0) return !0;
	return !1;
}
function ye({ pile: e, owner: t, pool: n, seen: r }) {
	let i = r.map(C);
	return e === "hand" && i.sort((e, t) => e - t), {
		pile: e,
		owner: t,
		pool: n,
		seen: i,
		secret: r.map(() => null)
	};
}
function be({ pile: e, owner: t, pool: n, seen: r, secret: i }, a) {
	let o = (e) => (r[e] & a) !== 0, s = e === "deck" || a === S(t) ? null : xe(r, i, o), [c, l] = [[], []];
	for (let e = 0; e < i.length; e++) {
		let t = s === null ? e : s[e];
		c.push(o(t) ? M(r, t) | a : M(r, t)), l.push(o(t) ? i[t] : null);
	}
	return {
		pile: e,
		owner: t,
		pool: n,
		seen: c,
		secret: l
	};
}
var xe = (e, t, n) => [...t.keys()].sort((r, i) => n(r) === n(i) ? n(r) ? j(t[r], t[i]) : M(e, r) - M(e, i) : n(r) ? -1 : 1), j = (e = "", t = "") => e < t ? -1 : +(e > t), M = (e, t) => C(e[t]), Se = (e, t) => N(k(e), t);
function N(e, t) {
	let n = S(t);
	if (e.bare === null) {
		let { chance: t, events: n, ...r } = e.g;
		e.bare = {
			...r,
			viewer: null,
			unseen: {}
		};
	}
	e.asData ??= _e();
	let r = A(e.bare, e.spots, n, e.asData);
	return r.viewer = t, r.unseen = P(e, n), r;
}
function Ce(e, t) {
	let n = { value: e };
	return A(n, T(n), S(t), we).value;
}
var we = {
	secret: ({ seen: e, secret: t }, n, r) => ({ secret: (e & r) === 0 ? null : O(t) ? A(t, n, r, we) : t }),
	pile: (e, t) => ve(e, t) ? be(e, t) : ye(e)
};
function Te(e) {
	if (e.lying !== null) return e.lying;
	let t = {};
	for (let n of E(e.g, e.spots)) {
		let e = t[n.pool] ??= {
			piles: [],
			known: 0
		};
		e.piles.push(n);
		for (let t = 0; t < n.seen.length; t++) e.known |= n.seen[t];
	}
	e.lying = {};
	for (let n in t) e.lying[n] = Ee(t[n]?.piles ?? [], t[n]?.known ?? 0);
	return e.lying;
}
function Ee(e, t) {
	if (t === 0) {
		let n = e.flatMap(({ secret: e }) => e);
		return {
			cards: typeof n[0] == "string" ? n.sort() : n.sort(j),
			seen: [],
			known: t
		};
	}
	let n = [];
	for (let { seen: t, secret: r } of e) for (let e = 0; e < r.length; e++) n.push({
		card: r[e],
		seen: t[e]
	});
	return n.sort(De), {
		cards: n.map(({ card: e }) => e),
		seen: n.map(({ seen: e }) => e),
		known: t
	};
}
var De = (e, t) => j(e.card, t.card), Oe = (e, t) => P(k(e), S(t));
function P(e, t) {
	let n = {}, r = Te(e);
	for (let e in r) {
		let { cards: i, seen: a, known: o } = r[e];
		n[e] = (o & t) === 0 ? i : i.filter((e, n) => (a[n] & t) === 0);
	}
	return n;
}
var ke = class extends Error {
	constructor(e) {
		super(`${e} is hidden from these eyes`), this.name = "NotSeen";
	}
}, Ae = class {
	seen;
	constructor(e) {
		this.seen = e;
	}
	get secret() {
		throw new ke("a secret");
	}
}, je = {
	enumerable: !0,
	get() {
		throw new ke("a card");
	}
}, Me = [];
function Ne(e) {
	let t = Me[e];
	if (t !== void 0) return t;
	let n = Array(e);
	for (let t = 0; t < e; t++) Object.defineProperty(n, t, je);
	return Me[e] = Object.freeze(n), n;
}
var Pe = {
	secret: (e, t, n) => (e.seen & n) === 0 ? new Ae(C(e.seen)) : O(e.secret) && t !== null ? {
		seen: e.seen,
		secret: A(e.secret, t, n, Pe)
	} : e,
	pile(e, t) {
		let n = 0;
		for (let r of e.seen) (r & t) !== 0 && (n += 1);
		if (n === e.seen.length) return e;
		if (n === 0) return {
			...e,
			secret: Ne(e.secret.length)
		};
		let r = e.secret.slice();
		for (let n = 0; n < r.length; n++) (e.seen[n] & t) === 0 && Object.defineProperty(r, n, je);
		return {
			...e,
			secret: r
		};
	}
};
function Fe(e, t) {
	let n = A(e.g, e.spots, S(t), Pe);
	return n.events = null, Ie.set(n, {
		position: e,
		viewer: t
	}), n;
}
var Ie = /* @__PURE__ */ new WeakMap(), Le = (e, t, n) => F(e, k(t), n);
function F(e, t, n) {
	return t.facts ??= e.facts(Fe(t, null)), n === null || e.ownFacts === void 0 ? t.facts : {
		...t.facts,
		...e.ownFacts(Fe(t, n), n, t.facts)
	};
}
// kernel/fits.ts
function I(e, t) {
	if (Object.is(e, t)) return !0;
	if (typeof e != "object" || typeof t != "object" || e === null || t === null || Array.isArray(e) !== Array.isArray(t)) return !1;
	let n = Object.keys(e);
	return n.length === Object.keys(t).length && n.every((n) => I(R(e, n), R(t, n)));
}
var L = (e, t) => e.some((e) => I(e, t));
function Re(e, t, n, r) {
	let i = (e, t) => ({
		refused: e,
		rule: r,
		facts: t
	});
	if (Object.is(t, -0)) return i("malformed", { expected: n });
	if (e.one !== void 0) return L(e.one, t) ? null : Be(e.not, t) ?? i("notOffered", { field: n });
	if (e.parts !== void 0) return ze(e.parts, t, n, r);
	if (e.some !== void 0) {
		let { some: r, atLeast: a, atMost: o } = e;
		if (!Array.isArray(t) || t.some((e) => Object.is(e, -0))) return i("malformed", { expected: n });
		if (t.length < a || t.length > o) return i("wrongCount", {
			field: n,
			atLeast: a,
			atMost: o
		});
		for (let [a, o] of t.entries()) {
			let s = Be(e.not, o);
			if (s !== null) return s;
			if (!L(r, o) || L(t.slice(0, a), o)) return i("notOffered", { field: n });
		}
		return null;
	}
	let { min: a, max: o } = e;
	return typeof t != "number" || !Number.isInteger(t) ? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : t < a ? e.below ?? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : t > o ? e.above ?? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : null;
}
function ze(e, t, n, r) {
	if (typeof t != "object" || !t || Array.isArray(t)) return {
		refused: "malformed",
		rule: r,
		facts: { expected: n }
	};
	for (let i of Object.keys(e)) {
		let a = Re(e[i], R(t, i), `${n}.${i}`, r);
		if (a !== null) return a;
	}
	return null;
}
var Be = (e, t) => e?.find((e) => I(e.value, t))?.because ?? null;
function Ve(e, t, n) {
	let r = 0, i = null, a = null;
	for (let o of Object.keys(e)) {
		let s = R(t, o), c = Re(e[o], s, o, n);
		c === null ? r += 1 : s === void 0 ? a ??= c : i ??= c;
	}
	return {
		fitting: r,
		reason: i ?? a
	};
}
function He(e) {
	let t = null, n = -1;
	for (let { fitting: r, reason: i } of e) {
		if (i === null) continue;
		let e = 2 * r + +!Ue.has(i.refused);
		e > n && ([t, n] = [i, e]);
	}
	return t;
}
var Ue = /* @__PURE__ */ new Set([
	"malformed",
	"notOffered",
	"outOfRange",
	"wrongCount"
]);
function We(e, t) {
	return e.one === void 0 ? e.some === void 0 ? e.parts === void 0 ? t : Object.fromEntries(Object.entries(e.parts).map(([e, n]) => [e, We(n, R(t, e))])) : t.map((t) => n(e.some.find((e) => I(e, t)))) : n(e.one.find((e) => I(e, t)));
}
function R(e, t) {
	return Object.getOwnPropertyDescriptor(e, t)?.value;
}
// kernel/offers.ts
function z(e) {
	if (e.one !== void 0) return e.one.length === 0;
	if (e.some !== void 0) return e.some.length < e.atLeast;
	if (e.parts !== void 0) {
		for (let t in e.parts) if (z(e.parts[t])) return !0;
		return !1;
	}
	return e.max < e.min;
}
function Ge(e, t, n) {
	return Ke({
		seat: t,
		type: e.type
	}, e.fields, n);
}
function Ke(e, t, n) {
	for (let r in t) e[r] = qe(t[r], n);
	return e;
}
function qe(e, t) {
	if (e.one !== void 0) return e.one[t(e.one.length)];
	if (e.parts !== void 0) return Ke({}, e.parts, t);
	if (e.some === void 0) return e.min + t(e.max - e.min + 1);
	let { some: n, atLeast: r, atMost: i } = e, a = r + t(Math.min(i, n.length) - r + 1), o = [...n];
	return Array.from({ length: a }, () => o.splice(t(o.length), 1)[0]);
}
// kernel/rules.ts
var Je = { to: "stay" }, B = { to: "next" };
function Ye(e) {
	return {
		to: "done",
		result: e
	};
}
function Xe() {
	return {
		stay: Je,
		next: B,
		goTo: (e) => ({
			to: "step",
			step: e
		}),
		done: Ye,
		call: (e, t) => ({
			to: "call",
			phase: e,
			locals: t
		}),
		become: (e, t) => ({
			to: "become",
			phase: e,
			locals: t
		}),
		no: (e, t, n) => ({
			refused: t,
			rule: e,
			facts: n
		}),
		phase: (e, t) => {
			let n = Object.keys(t);
			return {
				steps: t,
				first: n[0] ?? "",
				following: Object.fromEntries(n.map((e, t) => [e, n[t + 1]]))
			};
		},
		emit: (e, t, n) => {
			e.events?.push({
				type: t,
				...n
			});
		},
		game: (e) => e
	};
}
// kernel/play.ts
function Ze(e, t) {
	if (!Number.isInteger(t.seats) || t.seats < e.seats.min || t.seats > e.seats.max) throw RangeError(`${e.id} takes ${e.seats.min} to ${e.seats.max} seats, not ${t.seats}`);
	let n = {
		seats: Array.from({ length: t.seats }, (e, t) => t),
		options: Qe(e, t.options ?? {}),
		chance: typeof t.chance == "number" ? t.chance : { ...t.chance },
		stack: [],
		events: [],
		outcome: null
	}, r = Object.assign(n, e.setup(n, $e(e, t))), { phase: i, locals: a } = e.opening(r);
	return r.stack.push(J(e, i, a)), lt(e, r), r;
}
function Qe(e, t) {
	let n = {};
	for (let t of Object.keys(e.options)) n[t] = e.options[t]?.[0];
	for (let [r, i] of Object.entries(t)) {
		let t = Object.hasOwn(e.options, r) ? e.options[r] : void 0;
		if (t === void 0) throw RangeError(`${e.id} has no option ${r}; it has ${Object.keys(e.options).join(", ")}`);
		if (!t.includes(i)) throw RangeError(`${r} is one of ${t.join(", ")}, not ${String(i)}`);
		n[r] = i;
	}
	return n;
}
function $e(e, t) {
	let n = Array.from({ length: t.seats }, (e, n) => t.picks?.[n] ?? null), r = n.filter((e) => e !== null);
	for (let t of r) if (!e.picks.includes(t)) throw RangeError(`${t} is not one of ${e.picks.join(", ")}`);
	if (new Set(r).size < r.length) throw RangeError("two seats picked the same");
	return n;
}
function V(e, t) {
	let n = Y(t);
	if (n === void 0 || t.outcome !== null) return null;
	let r = X(e, n);
	return {
		seats: dt(r.ask(t, n)),
		phase: n.phase,
		step: n.step,
		rule: r.rule
	};
}
function et(e, t) {
	let n = V(e, t), r = Y(t), i = e.anytime.declineDeal;
	if (n === null || r === void 0 || i === void 0 || X(e, r).sealed?.(t, r)) return n;
	let a = t.seats.filter((e) => {
		let n = i.offer(t, r, e);
		return !Array.isArray(n) && !G(n) && !K(n);
	});
	return a.length === 0 ? n : {
		...n,
		seats: a,
		rule: e.governs.declineDeal ?? n.rule,
		deal: !0
	};
}
function tt(e, t, n) {
	let r = [];
	return at(e, t, n, r, null), r;
}
function nt(e, t, n) {
	let r = [], i = [];
	return at(e, t, n, r, i), {
		offers: r,
		refused: i
	};
}
function rt(e, t, n, r, i = tt(e, t, n)) {
	let a = i;
	for (; a.length > 0;) {
		let i = r(a.length), o = a[i], s = it(e, t, o.type) ? W(e, t, n, o.type) : null;
		for (let e = 0; e < 20; e++) {
			let e = Ge(o, n, r);
			if ((s?.check?.(t, Y(t), n, e) ?? null) === null) return e;
		}
		a = a.filter((e) => e !== o);
	}
	return null;
}
function H(e, t, n) {
	let r = Y(t);
	return {
		seat: n,
		...X(e, r).idle(t, r, n)
	};
}
function U(e, t, n) {
	let r = Y(t), i = W(e, t, n.seat, n.type);
	if (i === null) throw Error(`${n.type} is not open to seat ${n.seat} in ${r.phase}.${r.step}`);
	q(e, t, r, i.take(t, r, n.seat, n)), lt(e, t);
}
function W(e, t, n, r) {
	let i = Y(t), a = X(e, i), o = a.actions[r];
	if (o !== void 0 && pt(a.ask(t, i), n)) return o;
	let s = e.anytime[r];
	return s !== void 0 && !a.sealed?.(t, i) ? s : null;
}
function it(e, t, n) {
	return X(e, Y(t)).actions[n]?.check !== void 0 || e.anytime[n]?.check !== void 0;
}
function at(e, t, n, r, i) {
	let a = Y(t);
	if (a === void 0 || t.outcome !== null) return;
	let o = X(e, a);
	pt(o.ask(t, a), n) && ot(e, o.actions, t, a, n, r, i), o.sealed?.(t, a) || ot(e, e.anytime, t, a, n, r, i);
}
function ot({ governs: e }, t, n, r, i, a, o) {
	for (let s in t) {
		let c = t[s], l = c.offer(n, r, i);
		if (Array.isArray(l)) {
			let t = a.length;
			for (let e of l) K(e) || a.push(st(s, c, e));
			a.length === t && o?.push({
				type: s,
				because: ct(l, e[s] ?? null)
			});
		} else G(l) ? o?.push({
			type: s,
			because: l
		}) : K(l) ? o?.push({
			type: s,
			because: ct([l], e[s] ?? null)
		}) : a.push(st(s, c, l));
	}
}
var st = (e, { check: t }, n) => t === void 0 ? {
	type: e,
	fields: n
} : {
	type: e,
	fields: n,
	checked: !0
}, G = (e) => e.refused !== void 0;
function K(e) {
	for (let t in e) if (z(e[t])) return !0;
	return !1;
}
function ct(e, t) {
	let n = e.flatMap((e) => Object.entries(e).filter(([, e]) => z(e)));
	for (let [, e] of n) {
		let t = e.not?.[0]?.because ?? e.above;
		if (t !== void 0) return t;
	}
	return {
		refused: "notOffered",
		rule: t,
		facts: { field: n[0]?.[0] ?? "" }
	};
}
function lt(e, t) {
	for (let n = 1e3; n > 0; n--) {
		let n = Y(t);
		if (n === void 0 || t.outcome !== null) return;
		let r = X(e, n);
		if (typeof r == "function") q(e, t, n, r(t, n) ?? B);
		else if ("call" in r) {
			let i = r.with(t, n);
			i === null ? q(e, t, n, B) : t.stack.push(J(e, r.call, i));
		} else if (ft(r.ask(t, n))) q(e, t, n, B);
		else return;
	}
	throw Error(`runaway rules at ${Y(t)?.phase}.${Y(t)?.step}`);
}
function q(e, t, n, r) {
	switch (r.to) {
		case "stay": return;
		case "step":
			n.step = r.step;
			return;
		case "call":
			t.stack.push(J(e, r.phase, r.locals));
			return;
		case "become":
			t.stack[t.stack.length - 1] = J(e, r.phase, r.locals);
			return;
		case "done": return ut(e, t, n, r.result);
		case "next": {
			let r = e.phases[n.phase]?.following[n.step];
			if (r === void 0) return ut(e, t, n, void 0);
			n.step = r;
		}
	}
}
function ut(e, t, n, r) {
	t.stack.pop();
	let i = Y(t);
	if (i === void 0) return;
	let a = X(e, i);
	typeof a != "function" && q(e, t, i, "call" in a ? a.then?.(t, i, r) ?? B : a.after?.[n.phase]?.(t, i, r) ?? Je);
}
var J = (e, t, n) => ({
	phase: t,
	step: e.phases[t]?.first,
	...n
}), Y = (e) => e.stack[e.stack.length - 1], X = (e, t) => e.phases[t.phase]?.steps[t.step], dt = (e) => e === null ? [] : typeof e == "number" ? [e] : e, ft = (e) => e === null || typeof e != "number" && e.length === 0, pt = (e, t) => typeof e == "number" ? e === t : e?.includes(t) ?? !1;
// kernel/judge.ts
function mt(e, t, n) {
	let r = gt(t, n);
	if ("refusal" in r) return { refusal: r.refusal };
	let { seat: i, type: a } = r;
	if (!Object.hasOwn(e.governs, a)) return Z("unknownAction", null, { type: a.slice(0, 40) });
	let o = e.governs[a], s = V(e, t);
	if (s === null) return Z("over", o, {});
	let c = W(e, t, i, a);
	if (c === null) return _t(e, t, a, o, s.seats);
	let l = c.offer(t, Y(t), i);
	return G(l) ? { refusal: l } : vt(t, r, c, Array.isArray(l) ? l : [l], o);
}
function ht(e, t, n, r) {
	let i = mt(e, t, {
		...r,
		seat: n
	});
	return "refusal" in i ? i.refusal : null;
}
function Z(e, t, n) {
	return { refusal: {
		refused: e,
		rule: t,
		facts: n
	} };
}
function gt(e, t) {
	if (typeof t != "object" || !t || Array.isArray(t)) return Z("malformed", null, { expected: "object" });
	let n = R(t, "seat");
	if (!e.seats.includes(n) || Object.is(n, -0)) return Z("malformed", null, { expected: "seat" });
	let r = R(t, "type");
	return typeof r == "string" ? {
		seat: n,
		type: r,
		values: t
	} : Z("malformed", null, { expected: "type" });
}
function _t(e, t, n, r, i) {
	let a = Y(t), o = a === void 0 ? void 0 : e.phases[a.phase]?.steps[a.step];
	return typeof o == "object" && "actions" in o && Object.hasOwn(o.actions, n) ? Z("notAsked", r, {
		type: n,
		asked: i
	}) : Object.hasOwn(e.anytime, n) ? Z("sealed", r, { type: n }) : Z("notNow", r, {
		type: n,
		asked: i
	});
}
function vt(e, { seat: t, type: n, values: r }, i, a, o) {
	let s = [];
	for (let c of a) {
		let a = Ve(c, r, o);
		if (a.reason === null) {
			let o = We({ parts: c }, r), s = i.check?.(e, Y(e), t, {
				seat: t,
				type: n,
				...o
			}) ?? null;
			if (s === null) return { action: {
				seat: t,
				type: n,
				...o
			} };
			a.reason = s;
		}
		s.push(a);
	}
	return { refusal: He(s) ?? {
		refused: "notOffered",
		rule: o,
		facts: { field: "" }
	} };
}
// kernel/barrier.ts
function yt(e, t, n, r) {
	return bt(t.g.chance, n.g.chance) ? xt(t, n, r) ? "secret" : V(e, n.g)?.seats.includes(r) ? null : "turn" : "chance";
}
var bt = (e, t) => typeof e == "number" || typeof t == "number" ? e === t : e.drawn === t.drawn && e.key === t.key;
function xt(e, t, n) {
	let r = S(n), i = !1, a = (e, t, n) => {
		for (let { at: o, is: s, inner: c } of n) {
			let n = D(e, o), l = typeof t == "object" && t ? D(t, o) : void 0;
			if (s === "pile") i ||= !St(n, l);
			else if (s === "branch") {
				if (a(n, l, c ?? [])) return !0;
			} else {
				let { seen: e, secret: t } = n, i = l;
				if ((e & r) === 0) {
					if (typeof i?.seen != "number" || (i.seen & ~e) !== 0) return !0;
				} else if (c !== null && a(t, i?.secret, c)) return !0;
			}
		}
		return !1;
	};
	return a(e.g, t.g, e.spots) || i && Ct(e, t, r);
}
function St(e, t) {
	if (t === void 0 || !Array.isArray(t.secret) || e.secret.length !== t.secret.length) return !1;
	for (let n = 0; n < e.secret.length; n++) if (e.secret[n] !== t.secret[n] || e.seen[n] !== t.seen[n]) return !1;
	return !0;
}
function Ct(e, t, n) {
	for (let r of [...t.g.seats, null]) {
		let i = S(r) | n, a = P(t, i);
		for (let [t, n] of Object.entries(P(e, i))) if (!wt(n, a[t] ?? [])) return !0;
	}
	return !1;
}
function wt(e, t) {
	let n = 0;
	for (let r of e) {
		for (; n < t.length && t[n] !== r;) n += 1;
		if (n === t.length) return !1;
		n += 1;
	}
	return !0;
}
// kernel/canonical.ts
function Q(e) {
	if (e === null || typeof e == "boolean" || typeof e == "string") return JSON.stringify(e);
	if (typeof e == "number") {
		if (!Number.isFinite(e) || Object.is(e, -0)) throw TypeError(`${e} is not plain JSON`);
		return JSON.stringify(e);
	}
	if (Array.isArray(e)) return `[${e.map(Q).join(",")}]`;
	if (typeof e != "object" || Object.getPrototypeOf(e) !== Object.prototype) throw TypeError(`${typeof e} is not plain JSON`);
	let t = e;
	return `{${Object.keys(t).sort().map((e) => `${JSON.stringify(e)}:${Q(t[e])}`).join(",")}}`;
}
var Tt = (e) => m(Q(e)), Et = (e) => m(`parlour commitment ${e}`), Dt = (e) => m(`parlour entropy ${e}`), Ot = (e, t) => m(`parlour dice ${Q({
	seed: e,
	entropy: t
})}`);
function kt({ commitment: e, promises: t, entropy: n }, r) {
	if (Et(r) !== e) return "the revealed seed is not the one that was committed to before play";
	if (t.length !== n.length) return "not every promise of entropy was kept";
	for (let [e, r] of t.entries()) {
		let t = n[e] ?? null;
		if ((t === null ? null : Dt(t)) !== r) return `the entropy of seat ${e + 1} is not what was promised`;
	}
	return null;
}
// kernel/record.ts
var At = ({ name: e, salt: t }) => m(`parlour name ${t} ${e}`);
function jt({ names: e, entries: t, outcome: n, seeds: r, ...i }) {
	return i;
}
var Mt = (e) => Tt(e).slice(0, Pt), Nt = (e, t, n) => m(`${e} ${JSON.stringify(t)} ${n}`).slice(0, Pt), Pt = 24, Ft = 32;
function It(e, t, n = Ft) {
	let { rules: r, seats: i, dice: a, seed: o } = t;
	if (r.version !== e.version) throw RangeError(`these are rules ${e.version} of ${e.id}, not ${r.version}`);
	let s = Ze(e, {
		seats: i.length,
		options: t.options,
		picks: i.map(({ pick: e }) => e),
		chance: ne(Ot(o, a.entropy))
	}), c = s.events ?? [];
	s.events = null;
	let l = {
		format: "parlour-record",
		version: 2,
		game: e.id,
		rules: r,
		seats: i,
		options: s.options,
		dice: a
	}, u = $(s);
	return {
		game: e,
		head: l,
		seeds: [o],
		version: 0,
		link: Mt(l),
		position: k(s),
		text: u,
		base: u,
		middle: null,
		kept: n,
		tail: [],
		standing: 0,
		free: 0,
		barrier: "nothing",
		opening: c
	};
}
function Lt(e) {
	let { version: t, link: n, text: r, base: i, tail: a, standing: o, free: s, barrier: c, seeds: l } = e, u = JSON.stringify({
		version: t,
		link: n,
		tail: a,
		standing: o,
		free: s,
		barrier: c,
		dice: l.length
	});
	return `{"g":${r},"base":${a.length === 0 ? r : i},${u.slice(1)}`;
}
function Rt(e, t, n, r) {
	let { g: i, base: a, dice: o, ...s } = JSON.parse(r), c = JSON.stringify(i);
	i.events = null;
	let l = k(i);
	return {
		game: e,
		head: t,
		seeds: n.slice(0, o),
		position: l,
		text: c,
		base: JSON.stringify(a),
		middle: null,
		kept: Ft,
		opening: [],
		...s
	};
}
function zt(e, t, { at: r = e.version, by: i } = {}) {
	let { game: a, position: o } = e, s = mt(a, o.g, t);
	if (r !== e.version && !("action" in s && Jt(e, s.action.seat, r))) return $t({
		refused: "stale",
		rule: null,
		facts: {
			at: r,
			now: e.version
		}
	});
	if ("refusal" in s) return $t(s.refusal);
	let { seat: c, ...l } = s.action, u = n(o.g);
	u.events = [], U(a, u, s.action);
	let d = u.events;
	u.events = null;
	let f = {
		seat: c,
		do: l,
		...i && { by: i }
	}, p = k(u), m = yt(a, o, p, c), h = $(u), ee = [...e.tail, {
		line: e.version,
		seat: c,
		choice: l,
		drawn: Qt(o.g)
	}], g = m === null ? e.tail.at(-1)?.seat === c ? e.free + 1 : 1 : 0;
	return Yt(e, p, h, f, d, {
		...Kt(e, ee, h),
		standing: e.standing + 1,
		free: g,
		barrier: m ?? "nothing"
	});
}
var Bt = (e, t) => zt(e, H(e.game, e.position.g, t), { by: "clock" });
function Vt(e, t, r = []) {
	let i = e.tail.at(-1), a = e.free > 0 && i?.seat === t;
	if (e.standing === 0 || !a && !qt(e, t, r)) return $t({
		refused: "cannotUndo",
		rule: null,
		facts: { because: e.barrier }
	});
	if (i === void 0) throw new Ht();
	let o = Gt(e, e.tail.length - 1);
	o.chance = n(e.position.g.chance);
	let s = {
		seat: t,
		undo: 1,
		agreed: a ? [] : r
	}, c = e.tail.slice(0, -1), l = e.middle !== null && e.middle.moves <= c.length ? e.middle : null;
	return Yt(e, k(o), $(o), s, [], {
		base: e.base,
		middle: l,
		tail: c,
		standing: e.standing - 1,
		free: Math.max(0, e.free - 1),
		barrier: e.free > 1 ? "nothing" : e.barrier
	});
}
var Ht = class extends Error {
	constructor() {
		super("the moves before this one are only in the record"), this.name = "TooFarBack";
	}
};
function Ut(e, t, r, i) {
	let a = n(e.position.g);
	a.chance = ne(Ot(r, t.entropy));
	let o = i.reduce((e, t) => e | S(t), 0), s = {};
	for (let { pool: e, seen: t, secret: n } of E(a)) for (let r = 0; r < n.length; r++) (t[r] & o) === 0 && (s[e] ??= []).push({
		cards: n,
		at: r
	});
	for (let e of Object.values(s)) {
		let t = x(a, e.map(({ cards: e, at: t }) => e[t]));
		for (let [n, { cards: r, at: i }] of e.entries()) r[i] = t[n];
	}
	e.game.arrange?.(a, o, (e) => b(a, e));
	let c = $(a);
	return Yt({
		...e,
		seeds: [...e.seeds, r]
	}, k(a), c, {
		dice: t,
		eyes: i
	}, [], {
		base: c,
		middle: null,
		tail: [],
		standing: 0,
		free: 0,
		barrier: "chance"
	});
}
function Wt(e, t, n = []) {
	if ("do" in t) return zt(e, {
		...t.do,
		seat: t.seat
	}, t.by ? { by: t.by } : {});
	if ("undo" in t) return Vt(e, t.seat, t.agreed);
	let r = n[e.seeds.length];
	if (r === void 0) throw Error("the seed of these dice has not been revealed");
	return Ut(e, t.dice, r, t.eyes);
}
function Gt(e, t) {
	let { middle: n } = e, r = n !== null && n.moves <= t ? n : {
		text: e.base,
		moves: 0
	}, i = JSON.parse(r.text);
	i.events = null;
	for (let { seat: n, choice: a, drawn: o } of e.tail.slice(r.moves, t)) typeof i.chance != "number" && (i.chance.drawn = o), U(e.game, i, {
		seat: n,
		...a
	});
	return i;
}
function Kt(e, t, n) {
	let { base: r, middle: i, kept: a } = e;
	if (i === null) return {
		base: r,
		tail: t,
		middle: t.length >= a ? {
			text: n,
			moves: t.length
		} : null
	};
	if (t.length < i.moves + a) return {
		base: r,
		tail: t,
		middle: i
	};
	let o = t.slice(i.moves);
	return {
		base: i.text,
		tail: o,
		middle: {
			text: n,
			moves: o.length
		}
	};
}
function qt({ head: e, position: t }, n, r) {
	let { seats: i, outcome: a } = t.g;
	if (a !== null) return !1;
	let o = i.filter((t) => t !== n && e.seats[t]?.bot === null);
	return o.length > 0 && o.every((e) => r.includes(e)) && new Set(r).size === r.length;
}
function Jt(e, t, n) {
	let { game: r, position: i, tail: a } = e, o = e.version - n;
	if (!Number.isInteger(n) || o < 1 || o > a.length) return !1;
	let s = a.slice(-o);
	if (s.some((e, r) => e.line !== n + r || e.seat === t)) return !1;
	let c = k(Gt(e, a.length - o)), [l, u] = [Y(c.g), Y(i.g)];
	if (l?.phase !== u?.phase || l?.step !== u?.step || c.g.stack.length !== i.g.stack.length || u === void 0) return !1;
	let d = r.phases[u.phase]?.steps[u.step];
	if (s.some(({ choice: e }) => !Object.hasOwn(d?.actions ?? {}, e.type))) return !1;
	let f = (e) => JSON.stringify([nt(r, e.g, t), F(r, e, t)]);
	return f(c) === f(i);
}
function Yt(e, t, n, r, i, a) {
	let o = Nt(e.link, r, n);
	return {
		ok: !0,
		match: {
			...e,
			...a,
			position: t,
			text: n,
			link: o,
			version: e.version + 1
		},
		entry: {
			...r,
			hash: o
		},
		line: Xt(e, r),
		events: i
	};
}
function Xt({ game: e, position: t }, n) {
	if (!("do" in n)) return n;
	let { seat: r, ...i } = Zt(e, t.g, {
		seat: n.seat,
		...n.do
	});
	return {
		...n,
		do: i
	};
}
function Zt(e, t, n) {
	let { seat: r, type: i, ...a } = n, o = e.conceals, s = o !== void 0 && Object.hasOwn(o, i) ? o[i] : void 0;
	return s === void 0 ? n : {
		seat: r,
		type: i,
		...s(t, r, a)
	};
}
function $(e) {
	let { events: t } = e;
	Object.assign(e, { events: void 0 });
	let n = JSON.stringify(e);
	return e.events = t, n;
}
var Qt = ({ chance: e }) => typeof e == "number" ? 0 : e.drawn, $t = (e) => ({
	ok: !1,
	refusal: e
});
// kernel/open.ts
function en(e) {
	let t = n(e);
	return tn(t), t;
}
function tn(e) {
	if (O(e)) {
		he(e) ? e.seen = e.seen.map(() => 511) : ge(e) && (e.seen = 511);
		for (let t of Object.values(e)) tn(t);
	}
}
// kernel/redeal.ts
function nn(e, t, r) {
	let i = { chance: te(r) }, a = (e) => b(i, e), { viewer: o, unseen: s, ...c } = t, l = n(c);
	l.chance = te(r ^ 1540483477), l.events = null;
	let u = {};
	for (let e in s) u[e] = x(i, [...s[e] ?? []]);
	let d = w(l);
	for (let { pool: e, secret: t } of E(l, d)) for (let n = 0; n < t.length; n++) t[n] === null && (t[n] = u[e]?.pop());
	return e.arrange?.(l, S(o), a), rn(e, l, d, ({ secret: e }) => e === null, a), l;
}
function rn(e, t, n, r, i) {
	if (an(t, n, r)) for (let { kind: a, indexes: o, secret: s } of me(t, n)) {
		if (!r(s)) continue;
		let n = Object.hasOwn(e.secrets, a) ? e.secrets[a] : void 0;
		if (n === void 0) throw Error(`${e.id} does not say what a hidden ${a} might be`);
		s.secret = n(t, o, i);
	}
}
function an(e, t, n) {
	for (let { at: r, is: i, inner: a } of t) {
		if (i === "pile") continue;
		let t = D(e, r);
		if (i === "secret" && n(t) || a !== null && an(i === "secret" ? t.secret : t, a, n)) return !0;
	}
	return !1;
}
function on(e, t, r) {
	let i = t.viewer;
	if (i === null) return null;
	let a = nn(e, t, 1), o = a.chance, s = JSON.stringify(Oe(a, i)), c = n(a);
	return U(e, c, {
		seat: i,
		...r
	}), c.chance !== o || JSON.stringify(Oe(c, i)) !== s ? null : {
		view: Se(c, i),
		facts: Le(e, c, i)
	};
}
// kernel/verify.ts
function sn(e, t) {
	let n = [], r = (e) => n.push({
		check: e,
		ok: !0
	}), i = (e, t, r, i) => (n.push(i === void 0 ? {
		check: e,
		ok: !1,
		at: t,
		detail: r
	} : {
		check: e,
		ok: !1,
		at: t,
		detail: r,
		refusal: i
	}), {
		ok: !1,
		findings: n
	});
	if (t.game !== e.id) return i("game", null, `this is a record of ${t.game}, not of ${e.id}`);
	if (r("game"), t.rules.version !== e.version) return i("rules", null, `played by rules ${t.rules.version}, these are rules ${e.version}`);
	if (r("rules"), t.seeds === null) return i("dice", null, "the seed has not been revealed: the game is not over");
	let a = [t.dice, ...t.entries.flatMap((e) => "dice" in e ? [e.dice] : [])];
	if (t.seeds.length !== a.length) return i("dice", null, `there are ${a.length} dice and ${t.seeds.length} seeds`);
	for (let [e, n] of a.entries()) {
		let r = kt(n, t.seeds[e] ?? "");
		if (r !== null) return i("dice", null, r);
	}
	r("dice");
	let o;
	try {
		o = It(e, {
			...t,
			seed: t.seeds[0] ?? ""
		});
	} catch (e) {
		return i("actions", null, `the table could not be set up: ${e.message}`);
	}
	if (Q(o.head) !== Q(jt(t))) return i("chain", null, "the head says something that these rules do not know, or leaves something out");
	for (let [e, n] of t.names.entries()) if (n !== null && At(n) !== t.seats[e]?.name) return i("chain", null, `seat ${e + 1} was not played under the name ${n.name}`);
	for (let [e, n] of t.entries.entries()) {
		let r = o, a = Wt(o, n, t.seeds);
		if (!a.ok) return i("actions", e, `line ${e + 1} was not possible: ${a.refusal.refused}`, a.refusal);
		if (o = a.match, !cn(r, n)) return i("actions", e, `line ${e + 1} is not what the rules do for a time-out`);
		if (Q(a.entry) !== Q(n)) return i("chain", e, `line ${e + 1} does not follow from the lines before it: something here or earlier was changed`);
	}
	r("actions"), r("chain");
	let { outcome: s } = o.position.g, [c, l] = [JSON.stringify(s), JSON.stringify(t.outcome)];
	return s === null ? i("ending", t.entries.length, `the game is not over after its last line (${t.entries.length})`) : c === l ? (r("ending"), {
		ok: !0,
		findings: n
	}) : i("ending", t.entries.length, `the result is ${c}, the record claims ${l}`);
}
function cn({ game: e, position: t }, n) {
	if (!("do" in n) || n.by !== "clock") return !0;
	let { seat: r, ...i } = H(e, t.g, n.seat);
	return Q(i) === Q(n.do);
}
// kernel/bundle.ts
function ln(e) {
	return {
		interface: 1,
		game: e.id,
		version: e.version,
		speaks: e.speaks,
		seats: e.seats,
		picks: e.picks,
		options: e.options,
		presets: e.presets,
		actions: e.governs,
		checks: un(e),
		optionsFor: (t) => Qe(e, t),
		digestWith: h,
		begin: (t, n) => It(e, t, n),
		snapshot: Lt,
		resume: (t, n, r) => Rt(e, t, n, r),
		verify: (t) => sn(e, t),
		act: zt,
		actForClock: Bt,
		undo: Vt,
		redice: Ut,
		repeat: Wt,
		about: ({ version: t, head: n, seeds: r, link: i, position: a, tail: o, free: s, barrier: c, opening: l }) => ({
			version: t,
			head: n,
			seeds: r,
			link: i,
			waiting: et(e, a.g),
			outcome: a.g.outcome,
			free: s > 0 ? o.at(-1)?.seat ?? null : null,
			barrier: c,
			opening: l
		}),
		view: ({ position: e }, t) => N(e, t),
		facts: ({ position: t }, n) => F(e, t, n),
		menu: ({ position: t }, n) => nt(e, t.g, n),
		why: ({ position: t }, n, r) => ht(e, t.g, n, r),
		preview: ({ position: t }, n, r) => ht(e, t.g, n, r) === null ? on(e, N(t, n), r) : null,
		show: Ce,
		laidOpen: (e) => ({
			...e,
			position: k(en(e.position.g))
		}),
		newsLaidOpen: en,
		search: {
			start: (t) => Ze(e, t),
			clone: n,
			redeal: (t, n) => nn(e, t, n),
			view: (e, t) => N(k(e), t),
			waiting: (t) => V(e, t),
			offers: (t, n) => tt(e, t, n),
			sample: (t, n, r, i) => rt(e, t, n, r, i),
			perform: (t, n) => U(e, t, n),
			idle: (t, n) => H(e, t, n)
		}
	};
}
function un(e) {
	let t = /* @__PURE__ */ new Set(), n = (e) => {
		for (let [n, r] of Object.entries(e)) "check" in r && t.add(n);
	};
	n(e.anytime);
	for (let { steps: t } of Object.values(e.phases)) for (let e of Object.values(t)) typeof e == "object" && "actions" in e && n(e.actions);
	return [...t];
}
// kernel/seats.ts
var dn = (e, t) => e.map(t), fn = /* @__PURE__ */ t({ crates: () => Tn }), { phase: pn, call: mn, goTo: hn, next: gn, no: _n, emit: vn, game: yn } = Xe(), bn = 15, xn = Array.from({ length: 36 }, (e, t) => 1 + t % 9), Sn = (e) => e.reduce((e, t) => e + t, 0), Cn = pn("turn", {
	choice: {
		rule: "NC-1",
		ask: (e, t) => t.seat,
		idle: () => ({ type: "load" }),
		actions: {
			load: {
				offer: () => ({}),
				take(e, t, n) {
					e.quay.secret.length === 0 && de(e, e.quay, e.used.splice(0));
					let { boat: r } = e.players[n], i = ue(e.quay, r, n);
					i !== null && vn(e, "loaded", {
						seat: n,
						crate: se(n, i)
					});
					let a = Sn(r.secret);
					return a <= bn || (vn(e, "seized", {
						seat: n,
						weight: a
					}), e.used.push(...wn(r.secret)), e.players[n].boat = le("crates", n, [])), gn;
				}
			},
			ship: {
				offer: (e, t, n) => e.players[n].boat.secret.length > 0 ? {} : _n("NC-3", "emptyBoat", {}),
				take(e, t, n) {
					let r = e.players[n], i = Sn(r.boat.secret);
					r.points += i, e.used.push(...wn(r.boat.secret)), r.boat = le("crates", n, []), vn(e, "shipped", {
						seat: n,
						weight: i
					});
					let a = e.seats.map((t) => e.players[t].points);
					return r.points >= Number(e.options.target) && (e.outcome = {
						winners: [n],
						scores: a
					}), gn;
				}
			}
		}
	},
	pass(e, t) {
		return t.seat = (t.seat + 1) % e.seats.length, hn("choice");
	}
}), wn = (e) => [...e].sort((e, t) => e - t), Tn = yn({
	id: "crates",
	version: 1,
	speaks: 1,
	seats: {
		min: 2,
		max: 4
	},
	picks: [],
	options: { target: ["30", "20"] },
	presets: {},
	setup: (e) => ({
		players: dn(e.seats, (e) => ({
			points: 0,
			boat: le("crates", e, [])
		})),
		quay: ce("crates", x(e, [...xn])),
		used: []
	}),
	opening: () => mn("turn", { seat: 0 }),
	phases: { turn: Cn },
	anytime: {},
	governs: {
		load: "NC-1",
		ship: "NC-1"
	},
	secrets: {},
	facts: (e) => ({ leader: e.seats.reduce((t, n) => e.players[n].points > e.players[t].points ? n : t) }),
	invariants: { "all 36 crates are somewhere": (e) => {
		let t = e.seats.flatMap((t) => e.players[t].boat.secret), n = e.quay.secret.length + e.used.length + t.length;
		return n === xn.length || `${n} crates`;
	} }
}), En = ln(Object.values(fn).find((e) => e?.id === "crates"));
export { En as default };
