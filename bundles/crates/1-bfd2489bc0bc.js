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
}), w = (e, t, n) => ({
	pile: "hand",
	owner: t,
	pool: e,
	seen: n.map(() => S(t)),
	secret: n
});
function le(e, t, n) {
	let r = e.seen.pop(), i = e.secret.pop();
	return r === void 0 || i === void 0 ? null : (t.seen.push(oe(r, n)), t.secret.push(i), i);
}
function ue(e, t, n) {
	t.secret = x(e, n), t.seen = n.map(() => 0);
}
// kernel/spots.ts
var T = [], E = (e) => D(e, "events") ?? T;
function D(e, t = "") {
	let n = null;
	if (Array.isArray(e)) {
		for (let t = 0; t < e.length; t++) {
			let r = e[t];
			if (typeof r != "object" || !r) continue;
			let i = de(t, r);
			i !== null && (n ??= []).push(i);
		}
		return n;
	}
	for (let r in e) {
		let i = e[r];
		if (typeof i != "object" || !i || r === t) continue;
		let a = de(r, i);
		a !== null && (n ??= []).push(a);
	}
	return n;
}
function de(e, t) {
	if ("secret" in t) {
		if (pe(t)) return {
			at: e,
			is: "pile",
			inner: null
		};
		if (me(t)) return {
			at: e,
			is: "secret",
			inner: A(t.secret) ? D(t.secret) : null
		};
	}
	let n = D(t);
	return n === null ? null : {
		at: e,
		is: "branch",
		inner: n
	};
}
function O(e, t = E(e)) {
	let n = [], r = (e, t) => {
		for (let { at: i, is: a, inner: o } of t ?? T) {
			let t = k(e, i);
			a === "pile" ? n.push(t) : a === "branch" && r(t, o);
		}
	};
	return r(e, t), n;
}
function fe(e, t = E(e)) {
	let n = [], r = (e, t, i, a) => {
		for (let { at: o, is: s, inner: c } of t ?? T) {
			let t = k(e, o);
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
var k = (e, t) => e[t], A = (e) => typeof e == "object" && !!e, pe = (e) => "pile" in e && "pool" in e, me = (e) => "secret" in e && "seen" in e && typeof e.seen == "number", j = (e) => ({
	g: e,
	spots: E(e),
	bare: null,
	asData: null,
	lying: null,
	facts: null
});
function M(e, t, n, r) {
	if (t === null) return e;
	let i = Array.isArray(e) ? e.slice() : { ...e };
	for (let { at: e, is: a, inner: o } of t) {
		let t = i[e];
		i[e] = a === "branch" ? M(t, o, n, r) : a === "pile" ? r.pile(t, n) : r.secret(t, o, n);
	}
	return i;
}
function he() {
	let e = /* @__PURE__ */ new Map(), t = {
		secret({ seen: e, secret: n }, r, i) {
			if ((e & i) === 0) return {
				seen: C(e),
				secret: null
			};
			let a = A(n) ? M(n, r, i, t) : n;
			return {
				seen: C(e) | i,
				secret: a
			};
		},
		pile(t, n) {
			if (ge(t, n)) return ve(t, n);
			let r = e.get(t);
			return r === void 0 && e.set(t, r = _e(t)), r;
		}
	};
	return t;
}
function ge({ seen: e }, t) {
	for (let n = 0; n < e.length; n++) if ((e[n] & t) !== 0) return !0;
	return !1;
}
function _e({ pile: e, owner: t, pool: n, seen: r }) {
	let i = r.map(C);
	return e === "hand" && i.sort((e, t) => e - t), {
		pile: e,
		owner: t,
		pool: n,
		seen: i,
		secret: r.map(() => null)
	};
}
function ve({ pile: e, owner: t, pool: n, seen: r, secret: i }, a) {
	let o = (e) => (r[e] & a) !== 0, s = e === "hand" && a !== S(t), c = s ? be(r, i, o) : null, l = s ? ye(r, a) : null, [u, d] = [[], []];
	for (let e = 0; e < i.length; e++) {
		let t = c === null ? e : c[e], n = l === null || (P(r, t) & a) !== 0 ? P(r, t) : l;
		u.push(o(t) ? n | a : n), d.push(o(t) ? i[t] : null);
	}
	return {
		pile: e,
		owner: t,
		pool: n,
		seen: u,
		secret: d
	};
}
function ye(e, t) {
	let n = 511, r = !1;
	for (let i of e) (C(i) & t) === 0 && (n &= C(i), (i & t) !== 0 && (r = !0));
	return r ? n : null;
}
var be = (e, t, n) => [...t.keys()].sort((r, i) => n(r) === n(i) ? n(r) ? N(t[r], t[i]) : P(e, r) - P(e, i) : n(r) ? -1 : 1), N = (e = "", t = "") => e < t ? -1 : +(e > t), P = (e, t) => C(e[t]), xe = (e, t) => F(j(e), t);
function F(e, t) {
	let n = S(t);
	if (e.bare === null) {
		let { chance: t, events: n, ...r } = e.g;
		e.bare = {
			...r,
			viewer: null,
			unseen: {}
		};
	}
	e.asData ??= he();
	let r = M(e.bare, e.spots, n, e.asData);
	return r.viewer = t, r.unseen = I(e, n), r;
}
function Se(e, t) {
	let n = { value: e };
	return M(n, D(n), S(t), Ce).value;
}
var Ce = {
	secret: ({ seen: e, secret: t }, n, r) => ({ secret: (e & r) === 0 ? null : A(t) ? M(t, n, r, Ce) : t }),
	pile: (e, t) => ge(e, t) ? ve(e, t) : _e(e)
};
function we(e) {
	if (e.lying !== null) return e.lying;
	let t = {};
	for (let n of O(e.g, e.spots)) {
		let e = t[n.pool] ??= {
			piles: [],
			known: 0
		};
		e.piles.push(n);
		for (let t = 0; t < n.seen.length; t++) e.known |= n.seen[t];
	}
	e.lying = {};
	for (let n in t) e.lying[n] = Te(t[n]?.piles ?? [], t[n]?.known ?? 0);
	return e.lying;
}
function Te(e, t) {
	if (t === 0) {
		let n = e.flatMap(({ secret: e }) => e);
		return {
			cards: typeof n[0] == "string" ? n.sort() : n.sort(N),
			seen: [],
			known: t
		};
	}
	let n = [];
	for (let { seen: t, secret: r } of e) for (let e = 0; e < r.length; e++) n.push({
		card: r[e],
		seen: t[e]
	});
	return n.sort(Ee), {
		cards: n.map(({ card: e }) => e),
		seen: n.map(({ seen: e }) => e),
		known: t
	};
}
var Ee = (e, t) => N(e.card, t.card), De = (e, t) => I(j(e), S(t));
function I(e, t) {
	let n = {}, r = we(e);
	for (let e in r) {
		let { cards: i, seen: a, known: o } = r[e];
		n[e] = (o & t) === 0 ? i : i.filter((e, n) => (a[n] & t) === 0);
	}
	return n;
}
var Oe = class extends Error {
	constructor(e) {
		super(`${e} is hidden from these eyes`), this.name = "NotSeen";
	}
}, ke = class {
	seen;
	constructor(e) {
		this.seen = e;
	}
	get secret() {
		throw new Oe("a secret");
	}
}, Ae = {
	enumerable: !0,
	get() {
		throw new Oe("a card");
	}
}, je = [];
function Me(e) {
	let t = je[e];
	if (t !== void 0) return t;
	let n = Array(e);
	for (let t = 0; t < e; t++) Object.defineProperty(n, t, Ae);
	return je[e] = Object.freeze(n), n;
}
var Ne = {
	secret: (e, t, n) => (e.seen & n) === 0 ? new ke(C(e.seen)) : A(e.secret) && t !== null ? {
		seen: e.seen,
		secret: M(e.secret, t, n, Ne)
	} : e,
	pile(e, t) {
		let n = 0;
		for (let r of e.seen) (r & t) !== 0 && (n += 1);
		if (n === e.seen.length) return e;
		if (n === 0) return {
			...e,
			secret: Me(e.secret.length)
		};
		let r = e.secret.slice();
		for (let n = 0; n < r.length; n++) (e.seen[n] & t) === 0 && Object.defineProperty(r, n, Ae);
		return {
			...e,
			secret: r
		};
	}
};
function Pe(e, t) {
	let n = M(e.g, e.spots, S(t), Ne);
	return n.events = null, Fe.set(n, {
		position: e,
		viewer: t
	}), n;
}
var Fe = /* @__PURE__ */ new WeakMap(), Ie = (e, t, n) => L(e, j(t), n);
function L(e, t, n) {
	return t.facts ??= e.facts(Pe(t, null)), n === null || e.ownFacts === void 0 ? t.facts : {
		...t.facts,
		...e.ownFacts(Pe(t, n), n, t.facts)
	};
}
// kernel/fits.ts
function R(e, t) {
	if (Object.is(e, t)) return !0;
	if (typeof e != "object" || typeof t != "object" || e === null || t === null || Array.isArray(e) !== Array.isArray(t)) return !1;
	let n = Object.keys(e);
	return n.length === Object.keys(t).length && n.every((n) => R(B(e, n), B(t, n)));
}
var z = (e, t) => e.some((e) => R(e, t));
function Le(e, t, n, r) {
	let i = (e, t) => ({
		refused: e,
		rule: r,
		facts: t
	});
	if (Object.is(t, -0)) return i("malformed", { expected: n });
	if (e.one !== void 0) return z(e.one, t) ? null : ze(e.not, t) ?? i("notOffered", { field: n });
	if (e.parts !== void 0) return Re(e.parts, t, n, r);
	if (e.some !== void 0) {
		let { some: r, atLeast: a, atMost: o } = e;
		if (!Array.isArray(t) || t.some((e) => Object.is(e, -0))) return i("malformed", { expected: n });
		if (t.length < a || t.length > o) return i("wrongCount", {
			field: n,
			atLeast: a,
			atMost: o
		});
		for (let [a, o] of t.entries()) {
			let s = ze(e.not, o);
			if (s !== null) return s;
			if (!z(r, o) || z(t.slice(0, a), o)) return i("notOffered", { field: n });
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
function Re(e, t, n, r) {
	if (typeof t != "object" || !t || Array.isArray(t)) return {
		refused: "malformed",
		rule: r,
		facts: { expected: n }
	};
	for (let i of Object.keys(e)) {
		let a = Le(e[i], B(t, i), `${n}.${i}`, r);
		if (a !== null) return a;
	}
	return null;
}
var ze = (e, t) => e?.find((e) => R(e.value, t))?.because ?? null;
function Be(e, t, n) {
	let r = 0, i = null, a = null;
	for (let o of Object.keys(e)) {
		let s = B(t, o), c = Le(e[o], s, o, n);
		c === null ? r += 1 : s === void 0 ? a ??= c : i ??= c;
	}
	return {
		fitting: r,
		reason: i ?? a
	};
}
function Ve(e) {
	let t = null, n = -1;
	for (let { fitting: r, reason: i } of e) {
		if (i === null) continue;
		let e = 2 * r + +!He.has(i.refused);
		e > n && ([t, n] = [i, e]);
	}
	return t;
}
var He = /* @__PURE__ */ new Set([
	"malformed",
	"notOffered",
	"outOfRange",
	"wrongCount"
]);
function Ue(e, t) {
	return e.one === void 0 ? e.some === void 0 ? e.parts === void 0 ? t : Object.fromEntries(Object.entries(e.parts).map(([e, n]) => [e, Ue(n, B(t, e))])) : t.map((t) => n(e.some.find((e) => R(e, t)))) : n(e.one.find((e) => R(e, t)));
}
function B(e, t) {
	return Object.getOwnPropertyDescriptor(e, t)?.value;
}
// kernel/offers.ts
function V(e) {
	if (e.one !== void 0) return e.one.length === 0;
	if (e.some !== void 0) return e.some.length < e.atLeast;
	if (e.parts !== void 0) {
		for (let t in e.parts) if (V(e.parts[t])) return !0;
		return !1;
	}
	return e.max < e.min;
}
function We(e, t, n) {
	return Ge({
		seat: t,
		type: e.type
	}, e.fields, n);
}
function Ge(e, t, n) {
	for (let r in t) e[r] = Ke(t[r], n);
	return e;
}
function Ke(e, t) {
	if (e.one !== void 0) return e.one[t(e.one.length)];
	if (e.parts !== void 0) return Ge({}, e.parts, t);
	if (e.some === void 0) return e.min + t(e.max - e.min + 1);
	let { some: n, atLeast: r, atMost: i } = e, a = r + t(Math.min(i, n.length) - r + 1), o = [...n];
	return Array.from({ length: a }, () => o.splice(t(o.length), 1)[0]);
}
// kernel/rules.ts
var qe = { to: "stay" }, H = { to: "next" };
function Je(e) {
	return {
		to: "done",
		result: e
	};
}
function Ye() {
	return {
		stay: qe,
		next: H,
		goTo: (e) => ({
			to: "step",
			step: e
		}),
		done: Je,
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
function Xe(e, t) {
	if (!Number.isInteger(t.seats) || t.seats < e.seats.min || t.seats > e.seats.max) throw RangeError(`${e.id} takes ${e.seats.min} to ${e.seats.max} seats, not ${t.seats}`);
	let n = {
		seats: Array.from({ length: t.seats }, (e, t) => t),
		options: Ze(e, t.options ?? {}),
		chance: typeof t.chance == "number" ? t.chance : { ...t.chance },
		stack: [],
		events: [],
		outcome: null
	}, r = Object.assign(n, e.setup(n, Qe(e, t))), { phase: i, locals: a } = e.opening(r);
	return r.stack.push(J(e, i, a)), ht(e, r), r;
}
function Ze(e, t) {
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
function Qe(e, t) {
	let n = Array.from({ length: t.seats }, (e, n) => t.picks?.[n] ?? null), r = n.filter((e) => e !== null);
	for (let t of r) if (!e.picks.includes(t)) throw RangeError(`${t} is not one of ${e.picks.join(", ")}`);
	if (new Set(r).size < r.length) throw RangeError("two seats picked the same");
	return n;
}
function U(e, t) {
	let n = Y(t);
	if (n === void 0 || t.outcome !== null) return null;
	let r = X(e, n);
	return {
		seats: _t(r.ask(t, n)),
		phase: n.phase,
		step: n.step,
		rule: r.rule
	};
}
function $e(e, t) {
	let n = U(e, t), r = Y(t), i = e.anytime.declineDeal;
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
function et(e, t, n) {
	let r = [];
	return dt(e, t, n, r, null), r;
}
function tt(e, t, n) {
	let r = [], i = [];
	return dt(e, t, n, r, i), {
		offers: r,
		refused: i
	};
}
function nt(e, t, n, r, i = et(e, t, n)) {
	let a = i;
	for (; a.length > 0;) {
		let i = r(a.length), o = a[i], s = ut(e, t, o.type) ? lt(e, t, n, o.type) : null;
		for (let e = 0; e < 20; e++) {
			let e = We(o, n, r);
			if ((s?.check?.(t, Y(t), n, e) ?? null) === null) return e;
		}
		a = a.filter((e) => e !== o);
	}
	return null;
}
function rt(e, t, n) {
	let r = Y(t);
	return {
		seat: n,
		...X(e, r).idle(t, r, n)
	};
}
function W(e, t, n) {
	let r = Y(t), i = lt(e, t, n.seat, n.type);
	if (i === null) throw Error(`${n.type} is not open to seat ${n.seat} in ${r.phase}.${r.step}`);
	q(e, t, r, i.take(t, r, n.seat, n)), ht(e, t);
}
function it(e, t, n) {
	let r = Y(t);
	if (r === void 0 || t.outcome !== null) return !1;
	let i = X(e, r), a = i.ask(t, r), o = typeof a == "number" ? a : a?.[n(a.length)], s = ct(i.actions), c = i.sealed?.(t, r) ? ot : ct(e.anytime), l = s.length + c.length, u = n(l);
	for (let i = 0; i < l; i++) {
		let a = (u + i) % l, { type: d, rule: f } = a < s.length ? s[a] : c[a - s.length], p = at(t, r, o, d, f, n);
		if (p !== null) return q(e, t, r, f.take(t, r, o, p)), ht(e, t), !0;
	}
	throw Error(`seat ${o} has no answer to ${r.phase}.${r.step}`);
}
function at(e, t, n, r, i, a) {
	let o = i.offer(e, t, n), s = Array.isArray(o) ? o : G(o) ? [] : [o], c = a(Math.max(1, s.length));
	for (let o = 0; o < s.length; o++) {
		let l = s[(c + o) % s.length];
		if (K(l)) continue;
		let u = {
			type: r,
			fields: l
		};
		for (let r = 0; r < (i.check === void 0 ? 1 : 20); r++) {
			let r = We(u, n, a);
			if ((i.check?.(e, t, n, r) ?? null) === null) return r;
		}
	}
	return null;
}
var ot = [], st = /* @__PURE__ */ new WeakMap();
function ct(e) {
	let t = st.get(e);
	if (t !== void 0) return t;
	let n = Object.entries(e).map(([e, t]) => ({
		type: e,
		rule: t
	}));
	return st.set(e, n), n;
}
function lt(e, t, n, r) {
	let i = Y(t), a = X(e, i), o = a.actions[r];
	if (o !== void 0 && yt(a.ask(t, i), n)) return o;
	let s = e.anytime[r];
	return s !== void 0 && !a.sealed?.(t, i) ? s : null;
}
function ut(e, t, n) {
	return X(e, Y(t)).actions[n]?.check !== void 0 || e.anytime[n]?.check !== void 0;
}
function dt(e, t, n, r, i) {
	let a = Y(t);
	if (a === void 0 || t.outcome !== null) return;
	let o = X(e, a);
	yt(o.ask(t, a), n) && ft(e, o.actions, t, a, n, r, i), o.sealed?.(t, a) || ft(e, e.anytime, t, a, n, r, i);
}
function ft({ governs: e }, t, n, r, i, a, o) {
	for (let s in t) {
		let c = t[s], l = c.offer(n, r, i);
		if (Array.isArray(l)) {
			let t = a.length;
			for (let e of l) K(e) || a.push(pt(s, c, e));
			a.length === t && o?.push({
				type: s,
				because: mt(l, e[s] ?? null)
			});
		} else G(l) ? o?.push({
			type: s,
			because: l
		}) : K(l) ? o?.push({
			type: s,
			because: mt([l], e[s] ?? null)
		}) : a.push(pt(s, c, l));
	}
}
var pt = (e, { check: t }, n) => t === void 0 ? {
	type: e,
	fields: n
} : {
	type: e,
	fields: n,
	checked: !0
}, G = (e) => "refused" in e;
function K(e) {
	for (let t in e) if (V(e[t])) return !0;
	return !1;
}
function mt(e, t) {
	let n = e.flatMap((e) => Object.entries(e).filter(([, e]) => V(e)));
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
function ht(e, t) {
	for (let n = 1e3; n > 0; n--) {
		let n = Y(t);
		if (n === void 0 || t.outcome !== null) return;
		let r = X(e, n);
		if (typeof r == "function") q(e, t, n, r(t, n) ?? H);
		else if ("call" in r) {
			let i = r.with(t, n);
			i === null ? q(e, t, n, H) : t.stack.push(J(e, r.call, i));
		} else if (vt(r.ask(t, n))) q(e, t, n, H);
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
		case "done": return gt(e, t, n, r.result);
		case "next": {
			let r = e.phases[n.phase]?.following[n.step];
			if (r === void 0) return gt(e, t, n, void 0);
			n.step = r;
		}
	}
}
function gt(e, t, n, r) {
	t.stack.pop();
	let i = Y(t);
	if (i === void 0) return;
	let a = X(e, i);
	typeof a != "function" && q(e, t, i, "call" in a ? a.then?.(t, i, r) ?? H : a.after?.[n.phase]?.(t, i, r) ?? qe);
}
var J = (e, t, n) => ({
	phase: t,
	step: e.phases[t]?.first,
	...n
}), Y = (e) => e.stack[e.stack.length - 1], X = (e, t) => e.phases[t.phase]?.steps[t.step], _t = (e) => e === null ? [] : typeof e == "number" ? [e] : e, vt = (e) => e === null || typeof e != "number" && e.length === 0, yt = (e, t) => typeof e == "number" ? e === t : e?.includes(t) ?? !1;
// kernel/judge.ts
function bt(e, t, n) {
	let r = St(t, n);
	if ("refusal" in r) return { refusal: r.refusal };
	let { seat: i, type: a } = r;
	if (!Object.hasOwn(e.governs, a)) return Z("unknownAction", null, { type: a.slice(0, 40) });
	let o = e.governs[a], s = U(e, t);
	if (s === null) return Z("over", o, {});
	let c = lt(e, t, i, a);
	if (c === null) return Ct(e, t, a, o, s.seats);
	let l = c.offer(t, Y(t), i);
	return G(l) ? { refusal: l } : wt(t, r, c, Array.isArray(l) ? l : [l], o);
}
function xt(e, t, n, r) {
	let i = bt(e, t, {
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
function St(e, t) {
	if (typeof t != "object" || !t || Array.isArray(t)) return Z("malformed", null, { expected: "object" });
	let n = B(t, "seat");
	if (!e.seats.includes(n) || Object.is(n, -0)) return Z("malformed", null, { expected: "seat" });
	let r = B(t, "type");
	return typeof r == "string" ? {
		seat: n,
		type: r,
		values: t
	} : Z("malformed", null, { expected: "type" });
}
function Ct(e, t, n, r, i) {
	let a = Y(t), o = a === void 0 ? void 0 : e.phases[a.phase]?.steps[a.step];
	return typeof o == "object" && "actions" in o && Object.hasOwn(o.actions, n) ? Z("notAsked", r, {
		type: n,
		asked: i
	}) : Object.hasOwn(e.anytime, n) ? Z("sealed", r, { type: n }) : Z("notNow", r, {
		type: n,
		asked: i
	});
}
function wt(e, { seat: t, type: n, values: r }, i, a, o) {
	let s = [];
	for (let c of a) {
		let a = Be(c, r, o);
		if (a.reason === null) {
			let o = Ue({ parts: c }, r), s = i.check?.(e, Y(e), t, {
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
	return { refusal: Ve(s) ?? {
		refused: "notOffered",
		rule: o,
		facts: { field: "" }
	} };
}
// kernel/barrier.ts
function Tt(e, t, n, r) {
	return Et(t.g.chance, n.g.chance) ? Dt(t, n, r) ? "secret" : U(e, n.g)?.seats.includes(r) ? null : "turn" : "chance";
}
var Et = (e, t) => typeof e == "number" || typeof t == "number" ? e === t : e.drawn === t.drawn && e.key === t.key;
function Dt(e, t, n) {
	let r = S(n), i = !1, a = (e, t, n) => {
		for (let { at: o, is: s, inner: c } of n) {
			let n = k(e, o), l = typeof t == "object" && t ? k(t, o) : void 0;
			if (s === "pile") i ||= !Ot(n, l);
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
	return a(e.g, t.g, e.spots) || i && kt(e, t, r);
}
function Ot(e, t) {
	if (t === void 0 || !Array.isArray(t.secret) || e.secret.length !== t.secret.length) return !1;
	for (let n = 0; n < e.secret.length; n++) if (e.secret[n] !== t.secret[n] || e.seen[n] !== t.seen[n]) return !1;
	return !0;
}
function kt(e, t, n) {
	for (let r of [...t.g.seats, null]) {
		let i = S(r) | n, a = I(t, i);
		for (let [t, n] of Object.entries(I(e, i))) if (!At(n, a[t] ?? [])) return !0;
	}
	return !1;
}
function At(e, t) {
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
var jt = (e) => m(Q(e)), Mt = (e) => m(`parlour commitment ${e}`), Nt = (e) => m(`parlour entropy ${e}`), Pt = (e, t) => m(`parlour dice ${Q({
	seed: e,
	entropy: t
})}`);
function Ft({ commitment: e, promises: t, entropy: n }, r) {
	if (Mt(r) !== e) return "the revealed seed is not the one that was committed to before play";
	if (t.length !== n.length) return "not every promise of entropy was kept";
	for (let [e, r] of t.entries()) {
		let t = n[e] ?? null;
		if ((t === null ? null : Nt(t)) !== r) return `the entropy of seat ${e + 1} is not what was promised`;
	}
	return null;
}
// kernel/record.ts
var It = ({ name: e, salt: t }) => m(`parlour name ${t} ${e}`);
function Lt({ names: e, entries: t, outcome: n, seeds: r, ...i }) {
	return i;
}
var Rt = (e) => jt(e).slice(0, Bt), zt = (e, t, n) => m(`${e} ${JSON.stringify(t)} ${n}`).slice(0, Bt), Bt = 24, Vt = 32;
function Ht(e, t, n = Vt) {
	let { rules: r, seats: i, dice: a, seed: o } = t;
	if (r.version !== e.version) throw RangeError(`these are rules ${e.version} of ${e.id}, not ${r.version}`);
	let s = Xe(e, {
		seats: i.length,
		options: t.options,
		picks: i.map(({ pick: e }) => e),
		chance: ne(Pt(o, a.entropy))
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
		link: Rt(l),
		position: j(s),
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
function Ut(e) {
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
function Wt(e, t, n, r) {
	let { g: i, base: a, dice: o, ...s } = JSON.parse(r), c = JSON.stringify(i);
	i.events = null;
	let l = j(i);
	return {
		game: e,
		head: t,
		seeds: n.slice(0, o),
		position: l,
		text: c,
		base: JSON.stringify(a),
		middle: null,
		kept: Vt,
		opening: [],
		...s
	};
}
function Gt(e, t, { at: r = e.version, by: i } = {}) {
	let { game: a, position: o } = e, s = bt(a, o.g, t);
	if (r !== e.version && !("action" in s && en(e, s.action.seat, r))) return on({
		refused: "stale",
		rule: null,
		facts: {
			at: r,
			now: e.version
		}
	});
	if ("refusal" in s) return on(s.refusal);
	let { seat: c, ...l } = s.action, u = n(o.g);
	u.events = [], W(a, u, s.action);
	let d = u.events;
	u.events = null;
	let f = {
		seat: c,
		do: l,
		...i && { by: i }
	}, p = j(u), m = Tt(a, o, p, c), h = $(u), ee = [...e.tail, {
		line: e.version,
		seat: c,
		choice: l,
		drawn: an(o.g)
	}], g = m === null ? e.tail.at(-1)?.seat === c ? e.free + 1 : 1 : 0;
	return tn(e, p, h, f, d, {
		...Qt(e, ee, h),
		standing: e.standing + 1,
		free: g,
		barrier: m ?? "nothing"
	});
}
var Kt = (e, t) => Gt(e, rt(e.game, e.position.g, t), { by: "clock" });
function qt(e, t, r = []) {
	let i = e.tail.at(-1), a = e.free > 0 && i?.seat === t;
	if (e.standing === 0 || !a && !$t(e, t, r)) return on({
		refused: "cannotUndo",
		rule: null,
		facts: { because: e.barrier }
	});
	if (i === void 0) throw new Jt();
	let o = Zt(e, e.tail.length - 1);
	o.chance = n(e.position.g.chance);
	let s = {
		seat: t,
		undo: 1,
		agreed: a ? [] : r
	}, c = e.tail.slice(0, -1), l = e.middle !== null && e.middle.moves <= c.length ? e.middle : null;
	return tn(e, j(o), $(o), s, [], {
		base: e.base,
		middle: l,
		tail: c,
		standing: e.standing - 1,
		free: Math.max(0, e.free - 1),
		barrier: e.free > 1 ? "nothing" : e.barrier
	});
}
var Jt = class extends Error {
	constructor() {
		super("the moves before this one are only in the record"), this.name = "TooFarBack";
	}
};
function Yt(e, t, r, i) {
	let a = n(e.position.g);
	a.chance = ne(Pt(r, t.entropy));
	let o = i.reduce((e, t) => e | S(t), 0), s = {};
	for (let { pool: e, seen: t, secret: n } of O(a)) for (let r = 0; r < n.length; r++) (t[r] & o) === 0 && (s[e] ??= []).push({
		cards: n,
		at: r
	});
	for (let e of Object.values(s)) {
		let t = x(a, e.map(({ cards: e, at: t }) => e[t]));
		for (let [n, { cards: r, at: i }] of e.entries()) r[i] = t[n];
	}
	e.game.arrange?.(a, o, (e) => b(a, e));
	let c = $(a);
	return tn({
		...e,
		seeds: [...e.seeds, r]
	}, j(a), c, {
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
function Xt(e, t, n = []) {
	if ("do" in t) return Gt(e, {
		...t.do,
		seat: t.seat
	}, t.by ? { by: t.by } : {});
	if ("undo" in t) return qt(e, t.seat, t.agreed);
	let r = n[e.seeds.length];
	if (r === void 0) throw Error("the seed of these dice has not been revealed");
	return Yt(e, t.dice, r, t.eyes);
}
function Zt(e, t) {
	let { middle: n } = e, r = n !== null && n.moves <= t ? n : {
		text: e.base,
		moves: 0
	}, i = JSON.parse(r.text);
	i.events = null;
	for (let { seat: n, choice: a, drawn: o } of e.tail.slice(r.moves, t)) typeof i.chance != "number" && (i.chance.drawn = o), W(e.game, i, {
		seat: n,
		...a
	});
	return i;
}
function Qt(e, t, n) {
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
function $t({ head: e, position: t }, n, r) {
	let { seats: i, outcome: a } = t.g;
	if (a !== null) return !1;
	let o = i.filter((t) => t !== n && e.seats[t]?.bot === null);
	return o.length > 0 && o.every((e) => r.includes(e)) && new Set(r).size === r.length;
}
function en(e, t, n) {
	let { game: r, position: i, tail: a } = e, o = e.version - n;
	if (!Number.isInteger(n) || o < 1 || o > a.length) return !1;
	let s = a.slice(-o);
	if (s.some((e, r) => e.line !== n + r || e.seat === t)) return !1;
	let c = j(Zt(e, a.length - o)), [l, u] = [Y(c.g), Y(i.g)];
	if (l?.phase !== u?.phase || l?.step !== u?.step || c.g.stack.length !== i.g.stack.length || u === void 0) return !1;
	let d = r.phases[u.phase]?.steps[u.step];
	if (s.some(({ choice: e }) => !Object.hasOwn(d?.actions ?? {}, e.type))) return !1;
	let f = (e) => JSON.stringify([tt(r, e.g, t), L(r, e, t)]);
	return f(c) === f(i);
}
function tn(e, t, n, r, i, a) {
	let o = zt(e.link, r, n);
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
		line: nn(e, r),
		events: i
	};
}
function nn({ game: e, position: t }, n) {
	if (!("do" in n)) return n;
	let { seat: r, ...i } = rn(e, t.g, {
		seat: n.seat,
		...n.do
	});
	return {
		...n,
		do: i
	};
}
function rn(e, t, n) {
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
var an = ({ chance: e }) => typeof e == "number" ? 0 : e.drawn, on = (e) => ({
	ok: !1,
	refusal: e
});
// kernel/open.ts
function sn(e) {
	let t = n(e);
	return cn(t), t;
}
function cn(e) {
	if (A(e)) {
		pe(e) ? e.seen = e.seen.map(() => 511) : me(e) && (e.seen = 511);
		for (let t of Object.values(e)) cn(t);
	}
}
// kernel/redeal.ts
function ln(e, t, r) {
	let i = { chance: te(r) }, a = (e) => b(i, e), { viewer: o, unseen: s, ...c } = t, l = n(c);
	l.chance = te(r ^ 1540483477), l.events = null;
	let u = {};
	for (let e in s) u[e] = x(i, [...s[e] ?? []]);
	let d = E(l);
	for (let { pool: e, secret: t } of O(l, d)) for (let n = 0; n < t.length; n++) t[n] === null && (t[n] = u[e]?.pop());
	return e.arrange?.(l, S(o), a), un(e, l, d, ({ secret: e }) => e === null, a), l;
}
function un(e, t, n, r, i) {
	if (dn(t, n, r)) for (let { kind: a, indexes: o, secret: s } of fe(t, n)) {
		if (!r(s)) continue;
		let n = Object.hasOwn(e.secrets, a) ? e.secrets[a] : void 0;
		if (n === void 0) throw Error(`${e.id} does not say what a hidden ${a} might be`);
		s.secret = n(t, o, i);
	}
}
function dn(e, t, n) {
	for (let { at: r, is: i, inner: a } of t) {
		if (i === "pile") continue;
		let t = k(e, r);
		if (i === "secret" && n(t) || a !== null && dn(i === "secret" ? t.secret : t, a, n)) return !0;
	}
	return !1;
}
function fn(e, t, r) {
	let i = t.viewer;
	if (i === null) return null;
	let a = ln(e, t, 1), o = a.chance, s = JSON.stringify(De(a, i)), c = n(a);
	return W(e, c, {
		seat: i,
		...r
	}), c.chance !== o || JSON.stringify(De(c, i)) !== s ? null : {
		view: xe(c, i),
		facts: Ie(e, c, i)
	};
}
// kernel/verify.ts
function pn(e, t) {
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
		let r = Ft(n, t.seeds[e] ?? "");
		if (r !== null) return i("dice", null, r);
	}
	r("dice");
	let o;
	try {
		o = Ht(e, {
			...t,
			seed: t.seeds[0] ?? ""
		});
	} catch (e) {
		return i("actions", null, `the table could not be set up: ${e.message}`);
	}
	if (Q(o.head) !== Q(Lt(t))) return i("chain", null, "the head says something that these rules do not know, or leaves something out");
	for (let [e, n] of t.names.entries()) if (n !== null && It(n) !== t.seats[e]?.name) return i("chain", null, `seat ${e + 1} was not played under the name ${n.name}`);
	for (let [e, n] of t.entries.entries()) {
		let r = o, a = Xt(o, n, t.seeds);
		if (!a.ok) return i("actions", e, `line ${e + 1} was not possible: ${a.refusal.refused}`, a.refusal);
		if (o = a.match, !mn(r, n)) return i("actions", e, `line ${e + 1} is not what the rules do for a time-out`);
		if (Q(a.entry) !== Q(n)) return i("chain", e, `line ${e + 1} does not follow from the lines before it: something here or earlier was changed`);
	}
	r("actions"), r("chain");
	let { outcome: s } = o.position.g, [c, l] = [JSON.stringify(s), JSON.stringify(t.outcome)];
	return s === null ? i("ending", t.entries.length, `the game is not over after its last line (${t.entries.length})`) : c === l ? (r("ending"), {
		ok: !0,
		findings: n
	}) : i("ending", t.entries.length, `the result is ${c}, the record claims ${l}`);
}
function mn({ game: e, position: t }, n) {
	if (!("do" in n) || n.by !== "clock") return !0;
	let { seat: r, ...i } = rt(e, t.g, n.seat);
	return Q(i) === Q(n.do);
}
// kernel/bundle.ts
function hn(e) {
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
		checks: gn(e),
		optionsFor: (t) => Ze(e, t),
		digestWith: h,
		begin: (t, n) => Ht(e, t, n),
		snapshot: Ut,
		resume: (t, n, r) => Wt(e, t, n, r),
		verify: (t) => pn(e, t),
		act: Gt,
		actForClock: Kt,
		undo: qt,
		redice: Yt,
		repeat: Xt,
		about: ({ version: t, head: n, seeds: r, link: i, position: a, tail: o, free: s, barrier: c, opening: l }) => ({
			version: t,
			head: n,
			seeds: r,
			link: i,
			waiting: $e(e, a.g),
			outcome: a.g.outcome,
			free: s > 0 ? o.at(-1)?.seat ?? null : null,
			barrier: c,
			opening: l
		}),
		view: ({ position: e }, t) => F(e, t),
		facts: ({ position: t }, n) => L(e, t, n),
		menu: ({ position: t }, n) => tt(e, t.g, n),
		why: ({ position: t }, n, r) => xt(e, t.g, n, r),
		preview: ({ position: t }, n, r) => xt(e, t.g, n, r) === null ? fn(e, F(t, n), r) : null,
		show: Se,
		laidOpen: (e) => ({
			...e,
			position: j(sn(e.position.g))
		}),
		newsLaidOpen: sn,
		search: {
			start: (t) => Xe(e, t),
			clone: n,
			redeal: (t, n) => ln(e, t, n),
			view: (e, t) => F(j(e), t),
			waiting: (t) => U(e, t),
			offers: (t, n) => et(e, t, n),
			sample: (t, n, r, i) => nt(e, t, n, r, i),
			perform: (t, n) => W(e, t, n),
			playRandomly: (t, n) => it(e, t, n),
			idle: (t, n) => rt(e, t, n)
		}
	};
}
function gn(e) {
	let t = /* @__PURE__ */ new Set(), n = (e) => {
		for (let [n, r] of Object.entries(e)) "check" in r && t.add(n);
	};
	n(e.anytime);
	for (let { steps: t } of Object.values(e.phases)) for (let e of Object.values(t)) typeof e == "object" && "actions" in e && n(e.actions);
	return [...t];
}
// kernel/seats.ts
var _n = (e, t) => e.map(t), vn = /* @__PURE__ */ t({ crates: () => jn }), { phase: yn, call: bn, goTo: xn, next: Sn, no: Cn, emit: wn, game: Tn } = Ye(), En = 15, Dn = Array.from({ length: 36 }, (e, t) => 1 + t % 9), On = (e) => e.reduce((e, t) => e + t, 0), kn = yn("turn", {
	choice: {
		rule: "NC-1",
		ask: (e, t) => t.seat,
		idle: () => ({ type: "load" }),
		actions: {
			load: {
				offer: () => ({}),
				take(e, t, n) {
					e.quay.secret.length === 0 && ue(e, e.quay, e.used.splice(0));
					let { boat: r } = e.players[n], i = le(e.quay, r, n);
					i !== null && wn(e, "loaded", {
						seat: n,
						crate: se(n, i)
					});
					let a = On(r.secret);
					return a <= En || (wn(e, "seized", {
						seat: n,
						weight: a
					}), e.used.push(...An(r.secret)), e.players[n].boat = w("crates", n, [])), Sn;
				}
			},
			ship: {
				offer: (e, t, n) => e.players[n].boat.secret.length > 0 ? {} : Cn("NC-3", "emptyBoat", {}),
				take(e, t, n) {
					let r = e.players[n], i = On(r.boat.secret);
					r.points += i, e.used.push(...An(r.boat.secret)), r.boat = w("crates", n, []), wn(e, "shipped", {
						seat: n,
						weight: i
					});
					let a = e.seats.map((t) => e.players[t].points);
					return r.points >= Number(e.options.target) && (e.outcome = {
						winners: [n],
						scores: a
					}), Sn;
				}
			}
		}
	},
	pass(e, t) {
		return t.seat = (t.seat + 1) % e.seats.length, xn("choice");
	}
}), An = (e) => [...e].sort((e, t) => e - t), jn = Tn({
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
		players: _n(e.seats, (e) => ({
			points: 0,
			boat: w("crates", e, [])
		})),
		quay: ce("crates", x(e, [...Dn])),
		used: []
	}),
	opening: () => bn("turn", { seat: 0 }),
	phases: { turn: kn },
	anytime: {},
	governs: {
		load: "NC-1",
		ship: "NC-1"
	},
	secrets: {},
	facts: (e) => ({ leader: e.seats.reduce((t, n) => e.players[n].points > e.players[t].points ? n : t) }),
	invariants: { "all 36 crates are somewhere": (e) => {
		let t = e.seats.flatMap((t) => e.players[t].boat.secret), n = e.quay.secret.length + e.used.length + t.length;
		return n === Dn.length || `${n} crates`;
	} }
}), Mn = hn(Object.values(vn).find((e) => e?.id === "crates"));
export { Mn as default };
