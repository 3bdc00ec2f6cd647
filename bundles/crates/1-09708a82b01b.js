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
	let t = {};
	for (let r in e) {
		let i = e[r];
		t[r] = typeof i == "object" && i ? n(i) : i;
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
function re(e, t) {
	if (typeof e.chance == "number") {
		e.chance = e.chance + 1831565813 >>> 0;
		let n = e.chance;
		return n = Math.imul(n ^ n >>> 15, n | 1), n ^= n + Math.imul(n ^ n >>> 7, n | 61), Math.floor(((n ^ n >>> 14) >>> 0) / 4294967296 * t);
	}
	let n = 4294967296 - 4294967296 % t, r;
	do
		r = ee(ie(e.chance.key), e.chance.drawn)[0], e.chance.drawn += 1;
	while (r >= n);
	return r % t;
}
function b(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = re(e, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
var ie = (e) => Array.from({ length: 8 }, (t, n) => Number.parseInt(e.slice(n * 8, n * 8 + 8), 16)), ae = 8, x = (e) => 1 << (e ?? ae), oe = 16, S = (e) => e & 511 & ~(e >> oe), se = (e, t) => (e | x(t)) & ~(x(t) << oe), ce = (e, t) => ({
	seen: x(e),
	secret: t
}), le = (e, t) => ({
	pile: "deck",
	owner: null,
	pool: e,
	seen: t.map(() => 0),
	secret: t
}), C = (e, t, n) => ({
	pile: "hand",
	owner: t,
	pool: e,
	seen: n.map(() => x(t)),
	secret: n
});
function ue(e, t, n) {
	let r = e.seen.pop(), i = e.secret.pop();
	return r === void 0 || i === void 0 ? null : (t.seen.push(se(r, n)), t.secret.push(i), i);
}
function de(e, t, n) {
	t.secret = b(e, n), t.seen = n.map(() => 0);
}
// kernel/spots.ts
var w = [], T = (e) => E(e, "events") ?? w;
function E(e, t = "") {
	let n = null;
	if (Array.isArray(e)) {
		for (let t = 0; t < e.length; t++) {
			let r = e[t];
			if (typeof r != "object" || !r) continue;
			let i = fe(t, r);
			i !== null && (n ??= []).push(i);
		}
		return n;
	}
	for (let r in e) {
		let i = e[r];
		if (typeof i != "object" || !i || r === t) continue;
		let a = fe(r, i);
		a !== null && (n ??= []).push(a);
	}
	return n;
}
function fe(e, t) {
	if (he(t)) return {
		at: e,
		is: "pile",
		inner: null
	};
	if (ge(t)) return {
		at: e,
		is: "secret",
		inner: O(t.secret) ? E(t.secret) : null
	};
	let n = E(t);
	return n === null ? null : {
		at: e,
		is: "branch",
		inner: n
	};
}
function pe(e, t = T(e)) {
	let n = [], r = (e, t) => {
		for (let { at: i, is: a, inner: o } of t ?? w) {
			let t = D(e, i);
			a === "pile" ? n.push(t) : a === "branch" && r(t, o);
		}
	};
	return r(e, t), n;
}
function me(e, t = T(e)) {
	let n = [], r = (e, t, i, a) => {
		for (let { at: o, is: s, inner: c } of t ?? w) {
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
	spots: T(e),
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
var j = {
	secret({ seen: e, secret: t }, n, r) {
		if ((e & r) === 0) return {
			seen: S(e),
			secret: null
		};
		let i = O(t) ? A(t, n, r, j) : t;
		return {
			seen: S(e) | r,
			secret: i
		};
	},
	pile({ pile: e, owner: t, pool: n, seen: r, secret: i }, a) {
		let o = (e) => (r[e] & a) !== 0, s = e === "deck" || a === x(t) ? null : _e(r, i, o), c = (e) => s?.[e] ?? e;
		return {
			pile: e,
			owner: t,
			pool: n,
			seen: r.map((e, t) => o(c(t)) ? M(r, c(t)) | a : M(r, c(t))),
			secret: i.map((e, t) => o(c(t)) ? i[c(t)] : null)
		};
	}
}, _e = (e, t, n) => [...t.keys()].sort((r, i) => n(r) === n(i) ? n(r) ? ve(t[r], t[i]) : M(e, r) - M(e, i) : n(r) ? -1 : 1), ve = (e = "", t = "") => e < t ? -1 : +(e > t), M = (e, t) => S(e[t]), ye = (e, t) => N(k(e), t);
function N(e, t) {
	let n = x(t), { chance: r, events: i, ...a } = A(e.g, e.spots, n, j);
	return Object.assign(a, {
		viewer: t,
		unseen: P(e, n)
	});
}
function be(e, t) {
	let n = { value: e };
	return A(n, E(n), x(t), xe).value;
}
var xe = {
	secret: ({ seen: e, secret: t }, n, r) => ({ secret: (e & r) === 0 ? null : O(t) ? A(t, n, r, xe) : t }),
	pile: j.pile
};
function Se(e) {
	if (e.lying !== null) return e.lying;
	let t = {};
	for (let { pool: n, seen: r, secret: i } of pe(e.g, e.spots)) {
		let e = t[n] ??= [];
		for (let t = 0; t < i.length; t++) e.push({
			card: i[t],
			seen: r[t]
		});
	}
	for (let e in t) t[e]?.sort(Ce);
	return e.lying = t, t;
}
var Ce = (e, t) => ve(e.card, t.card), we = (e, t) => P(k(e), x(t));
function P(e, t) {
	let n = {}, r = Se(e);
	for (let e in r) {
		let i = [];
		for (let { card: n, seen: a } of r[e] ?? []) (a & t) === 0 && i.push(n);
		n[e] = i;
	}
	return n;
}
var Te = class extends Error {
	constructor(e) {
		super(`${e} is hidden from these eyes`), this.name = "NotSeen";
	}
}, Ee = class {
	seen;
	constructor(e) {
		this.seen = e;
	}
	get secret() {
		throw new Te("a secret");
	}
}, De = {
	enumerable: !0,
	get() {
		throw new Te("a card");
	}
}, Oe = [];
function ke(e) {
	let t = Oe[e];
	if (t !== void 0) return t;
	let n = Array(e);
	for (let t = 0; t < e; t++) Object.defineProperty(n, t, De);
	return Oe[e] = Object.freeze(n), n;
}
var Ae = {
	secret: (e, t, n) => (e.seen & n) === 0 ? new Ee(S(e.seen)) : O(e.secret) && t !== null ? {
		seen: e.seen,
		secret: A(e.secret, t, n, Ae)
	} : e,
	pile(e, t) {
		let n = 0;
		for (let r of e.seen) (r & t) !== 0 && (n += 1);
		if (n === e.seen.length) return e;
		if (n === 0) return {
			...e,
			secret: ke(e.secret.length)
		};
		let r = e.secret.slice();
		for (let n = 0; n < r.length; n++) (e.seen[n] & t) === 0 && Object.defineProperty(r, n, De);
		return {
			...e,
			secret: r
		};
	}
};
function je(e, t) {
	let n = A({
		...e.g,
		events: null
	}, e.spots, x(t), Ae);
	return Me.set(n, {
		position: e,
		viewer: t
	}), n;
}
var Me = /* @__PURE__ */ new WeakMap(), Ne = (e, t, n) => F(e, k(t), n);
function F(e, t, n) {
	return t.facts ??= e.facts(je(t, null)), n === null || e.ownFacts === void 0 ? t.facts : {
		...t.facts,
		...e.ownFacts(je(t, n), n, t.facts)
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
function Pe(e, t, n, r) {
	let i = (e, t) => ({
		refused: e,
		rule: r,
		facts: t
	});
	if (Object.is(t, -0)) return i("malformed", { expected: n });
	if (e.one !== void 0) return L(e.one, t) ? null : Ie(e.not, t) ?? i("notOffered", { field: n });
	if (e.parts !== void 0) return Fe(e.parts, t, n, r);
	if (e.some !== void 0) {
		let { some: r, atLeast: a, atMost: o } = e;
		if (!Array.isArray(t) || t.some((e) => Object.is(e, -0))) return i("malformed", { expected: n });
		if (t.length < a || t.length > o) return i("wrongCount", {
			field: n,
			atLeast: a,
			atMost: o
		});
		for (let [a, o] of t.entries()) {
			let s = Ie(e.not, o);
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
function Fe(e, t, n, r) {
	if (typeof t != "object" || !t || Array.isArray(t)) return {
		refused: "malformed",
		rule: r,
		facts: { expected: n }
	};
	for (let i of Object.keys(e)) {
		let a = Pe(e[i], R(t, i), `${n}.${i}`, r);
		if (a !== null) return a;
	}
	return null;
}
var Ie = (e, t) => e?.find((e) => I(e.value, t))?.because ?? null;
function Le(e, t, n) {
	let r = 0, i = null, a = null;
	for (let o of Object.keys(e)) {
		let s = R(t, o), c = Pe(e[o], s, o, n);
		c === null ? r += 1 : s === void 0 ? a ??= c : i ??= c;
	}
	return {
		fitting: r,
		reason: i ?? a
	};
}
function Re(e) {
	let t = null, n = -1;
	for (let { fitting: r, reason: i } of e) {
		if (i === null) continue;
		let e = 2 * r + +!ze.has(i.refused);
		e > n && ([t, n] = [i, e]);
	}
	return t;
}
var ze = /* @__PURE__ */ new Set([
	"malformed",
	"notOffered",
	"outOfRange",
	"wrongCount"
]);
function Be(e, t) {
	return e.one === void 0 ? e.some === void 0 ? e.parts === void 0 ? t : Object.fromEntries(Object.entries(e.parts).map(([e, n]) => [e, Be(n, R(t, e))])) : t.map((t) => n(e.some.find((e) => I(e, t)))) : n(e.one.find((e) => I(e, t)));
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
function Ve(e, t) {
	let n = { type: e.type }, r = e.fields;
	for (let e in r) n[e] = He(r[e], t);
	return n;
}
function He(e, t) {
	if (e.one !== void 0) return e.one[t(e.one.length)];
	if (e.parts !== void 0) {
		let n = {};
		for (let r in e.parts) n[r] = He(e.parts[r], t);
		return n;
	}
	if (e.some === void 0) return e.min + t(e.max - e.min + 1);
	let { some: n, atLeast: r, atMost: i } = e, a = r + t(Math.min(i, n.length) - r + 1), o = [...n];
	return Array.from({ length: a }, () => o.splice(t(o.length), 1)[0]);
}
// kernel/rules.ts
var Ue = { to: "stay" }, B = { to: "next" };
function We(e) {
	return {
		to: "done",
		result: e
	};
}
function Ge() {
	return {
		stay: Ue,
		next: B,
		goTo: (e) => ({
			to: "step",
			step: e
		}),
		done: We,
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
function Ke(e, t) {
	if (!Number.isInteger(t.seats) || t.seats < e.seats.min || t.seats > e.seats.max) throw RangeError(`${e.id} takes ${e.seats.min} to ${e.seats.max} seats, not ${t.seats}`);
	let n = {
		seats: Array.from({ length: t.seats }, (e, t) => t),
		options: qe(e, t.options ?? {}),
		chance: typeof t.chance == "number" ? t.chance : { ...t.chance },
		stack: [],
		events: [],
		outcome: null
	}, r = Object.assign(n, e.setup(n, Je(e, t))), { phase: i, locals: a } = e.opening(r);
	return r.stack.push(q(e, i, a)), at(e, r), r;
}
function qe(e, t) {
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
function Je(e, t) {
	let n = Array.from({ length: t.seats }, (e, n) => t.picks?.[n] ?? null), r = n.filter((e) => e !== null);
	for (let t of r) if (!e.picks.includes(t)) throw RangeError(`${t} is not one of ${e.picks.join(", ")}`);
	if (new Set(r).size < r.length) throw RangeError("two seats picked the same");
	return n;
}
function V(e, t) {
	let n = J(t);
	if (n === void 0 || t.outcome !== null) return null;
	let r = Y(e, n);
	return {
		seats: st(r.ask(t, n)),
		phase: n.phase,
		step: n.step,
		rule: r.rule
	};
}
function Ye(e, t) {
	let n = V(e, t), r = J(t), i = e.anytime.declineDeal;
	if (n === null || r === void 0 || i === void 0 || Y(e, r).sealed?.(t, r)) return n;
	let a = t.seats.filter((e) => {
		let n = i.offer(t, r, e);
		return !Array.isArray(n) && !G(n) && !rt(n);
	});
	return a.length === 0 ? n : {
		...n,
		seats: a,
		rule: e.governs.declineDeal ?? n.rule,
		deal: !0
	};
}
function Xe(e, t, n) {
	let r = [];
	return et(e, t, n, (e) => r.push(e), null), r;
}
function Ze(e, t, n) {
	let r = [], i = [];
	return et(e, t, n, (e) => r.push(e), (e, t) => i.push({
		type: e,
		because: t
	})), {
		offers: r,
		refused: i
	};
}
function Qe(e, t, n, r, i = Xe(e, t, n)) {
	let a = [...i];
	for (; a.length > 0;) {
		let i = r(a.length), o = a[i];
		for (let i = 0; i < 20; i++) {
			let i = Ve(o, r);
			if ($e(e, t, n, i) === null) return {
				seat: n,
				...i
			};
		}
		a.splice(i, 1);
	}
	return null;
}
function H(e, t, n) {
	let r = J(t);
	return {
		seat: n,
		...Y(e, r).idle(t, r, n)
	};
}
function U(e, t, n) {
	let r = J(t), i = W(e, t, n.seat, n.type);
	if (i === null) throw Error(`${n.type} is not open to seat ${n.seat} in ${r.phase}.${r.step}`);
	K(e, t, r, i.take(t, r, n.seat, n)), at(e, t);
}
function W(e, t, n, r) {
	let i = J(t), a = Y(e, i);
	return Object.hasOwn(a.actions, r) && lt(a.ask(t, i), n) ? a.actions[r] : Object.hasOwn(e.anytime, r) && !a.sealed?.(t, i) ? e.anytime[r] : null;
}
function $e(e, t, n, r) {
	return W(e, t, n, r.type)?.check?.(t, J(t), n, r) ?? null;
}
function et(e, t, n, r, i) {
	let a = J(t);
	if (a === void 0 || t.outcome !== null) return;
	let o = Y(e, a);
	lt(o.ask(t, a), n) && tt(e, o.actions, t, a, n, r, i), o.sealed?.(t, a) || tt(e, e.anytime, t, a, n, r, i);
}
function tt({ governs: e }, t, n, r, i, a, o) {
	for (let s in t) {
		let c = t[s], l = c.offer(n, r, i);
		if (Array.isArray(l)) {
			let t = !1;
			for (let e of l) rt(e) || (t = !0, a(nt(s, c, e)));
			!t && o !== null && o(s, it(l, e[s] ?? null));
		} else G(l) ? o?.(s, l) : rt(l) ? o?.(s, it([l], e[s] ?? null)) : a(nt(s, c, l));
	}
}
var nt = (e, { check: t }, n) => t === void 0 ? {
	type: e,
	fields: n
} : {
	type: e,
	fields: n,
	checked: !0
}, G = (e) => "refused" in e;
function rt(e) {
	for (let t in e) if (z(e[t])) return !0;
	return !1;
}
function it(e, t) {
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
function at(e, t) {
	for (let n = 1e3; n > 0; n--) {
		let n = J(t);
		if (n === void 0 || t.outcome !== null) return;
		let r = Y(e, n);
		if (typeof r == "function") K(e, t, n, r(t, n) ?? B);
		else if ("call" in r) {
			let i = r.with(t, n);
			i === null ? K(e, t, n, B) : t.stack.push(q(e, r.call, i));
		} else if (ct(r.ask(t, n))) K(e, t, n, B);
		else return;
	}
	throw Error(`runaway rules at ${J(t)?.phase}.${J(t)?.step}`);
}
function K(e, t, n, r) {
	switch (r.to) {
		case "stay": return;
		case "step":
			n.step = r.step;
			return;
		case "call":
			t.stack.push(q(e, r.phase, r.locals));
			return;
		case "become":
			t.stack[t.stack.length - 1] = q(e, r.phase, r.locals);
			return;
		case "done": return ot(e, t, n, r.result);
		case "next": {
			let r = e.phases[n.phase]?.following[n.step];
			if (r === void 0) return ot(e, t, n, void 0);
			n.step = r;
		}
	}
}
function ot(e, t, n, r) {
	t.stack.pop();
	let i = J(t);
	if (i === void 0) return;
	let a = Y(e, i);
	typeof a != "function" && K(e, t, i, "call" in a ? a.then?.(t, i, r) ?? B : a.after?.[n.phase]?.(t, i, r) ?? Ue);
}
var q = (e, t, n) => ({
	phase: t,
	step: e.phases[t]?.first,
	...n
}), J = (e) => e.stack[e.stack.length - 1], Y = (e, t) => e.phases[t.phase]?.steps[t.step], st = (e) => e === null ? [] : typeof e == "number" ? [e] : e, ct = (e) => e === null || typeof e != "number" && e.length === 0, lt = (e, t) => typeof e == "number" ? e === t : e?.includes(t) ?? !1;
// kernel/judge.ts
function ut(e, t, n) {
	let r = ft(t, n);
	if ("refusal" in r) return { refusal: r.refusal };
	let { seat: i, type: a } = r;
	if (!Object.hasOwn(e.governs, a)) return X("unknownAction", null, { type: a.slice(0, 40) });
	let o = e.governs[a], s = V(e, t);
	if (s === null) return X("over", o, {});
	let c = W(e, t, i, a);
	if (c === null) return pt(e, t, a, o, s.seats);
	let l = c.offer(t, J(t), i);
	return G(l) ? { refusal: l } : mt(t, r, c, Array.isArray(l) ? l : [l], o);
}
function dt(e, t, n, r) {
	let i = ut(e, t, {
		...r,
		seat: n
	});
	return "refusal" in i ? i.refusal : null;
}
function X(e, t, n) {
	return { refusal: {
		refused: e,
		rule: t,
		facts: n
	} };
}
function ft(e, t) {
	if (typeof t != "object" || !t || Array.isArray(t)) return X("malformed", null, { expected: "object" });
	let n = R(t, "seat");
	if (!e.seats.includes(n) || Object.is(n, -0)) return X("malformed", null, { expected: "seat" });
	let r = R(t, "type");
	return typeof r == "string" ? {
		seat: n,
		type: r,
		values: t
	} : X("malformed", null, { expected: "type" });
}
function pt(e, t, n, r, i) {
	let a = J(t), o = a === void 0 ? void 0 : e.phases[a.phase]?.steps[a.step];
	return typeof o == "object" && "actions" in o && Object.hasOwn(o.actions, n) ? X("notAsked", r, {
		type: n,
		asked: i
	}) : Object.hasOwn(e.anytime, n) ? X("sealed", r, { type: n }) : X("notNow", r, {
		type: n,
		asked: i
	});
}
function mt(e, { seat: t, type: n, values: r }, i, a, o) {
	let s = [];
	for (let c of a) {
		let a = Le(c, r, o);
		if (a.reason === null) {
			let o = Be({ parts: c }, r), s = i.check?.(e, J(e), t, {
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
	return { refusal: Re(s) ?? {
		refused: "notOffered",
		rule: o,
		facts: { field: "" }
	} };
}
// kernel/barrier.ts
function ht(e, t, n, r) {
	return gt(t.g.chance, n.g.chance) ? _t(t, n, r) ? "secret" : V(e, n.g)?.seats.includes(r) ? null : "turn" : "chance";
}
var gt = (e, t) => typeof e == "number" || typeof t == "number" ? e === t : e.drawn === t.drawn && e.key === t.key;
function _t(e, t, n) {
	let r = x(n), i = !1, a = (e, t, n) => {
		for (let { at: o, is: s, inner: c } of n) {
			let n = D(e, o), l = typeof t == "object" && t ? D(t, o) : void 0;
			if (s === "pile") i ||= !vt(n, l);
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
	return a(e.g, t.g, e.spots) || i && yt(e, t, r);
}
function vt(e, t) {
	if (t === void 0 || !Array.isArray(t.secret) || e.secret.length !== t.secret.length) return !1;
	for (let n = 0; n < e.secret.length; n++) if (e.secret[n] !== t.secret[n] || e.seen[n] !== t.seen[n]) return !1;
	return !0;
}
function yt(e, t, n) {
	for (let r of [...t.g.seats, null]) {
		let i = x(r) | n, a = P(t, i);
		for (let [t, n] of Object.entries(P(e, i))) if (!bt(n, a[t] ?? [])) return !0;
	}
	return !1;
}
function bt(e, t) {
	let n = 0;
	for (let r of e) {
		for (; n < t.length && t[n] !== r;) n += 1;
		if (n === t.length) return !1;
		n += 1;
	}
	return !0;
}
// kernel/canonical.ts
function Z(e) {
	if (e === null || typeof e == "boolean" || typeof e == "string") return JSON.stringify(e);
	if (typeof e == "number") {
		if (!Number.isFinite(e) || Object.is(e, -0)) throw TypeError(`${e} is not plain JSON`);
		return JSON.stringify(e);
	}
	if (Array.isArray(e)) return `[${e.map(Z).join(",")}]`;
	if (typeof e != "object" || Object.getPrototypeOf(e) !== Object.prototype) throw TypeError(`${typeof e} is not plain JSON`);
	let t = e;
	return `{${Object.keys(t).sort().map((e) => `${JSON.stringify(e)}:${Z(t[e])}`).join(",")}}`;
}
var xt = (e) => m(Z(e)), St = (e) => m(`parlour commitment ${e}`), Ct = (e) => m(`parlour entropy ${e}`), wt = (e, t) => m(`parlour dice ${Z({
	seed: e,
	entropy: t
})}`);
function Tt({ commitment: e, promises: t, entropy: n }, r) {
	if (St(r) !== e) return "the revealed seed is not the one that was committed to before play";
	if (t.length !== n.length) return "not every promise of entropy was kept";
	for (let [e, r] of t.entries()) {
		let t = n[e] ?? null;
		if ((t === null ? null : Ct(t)) !== r) return `the entropy of seat ${e + 1} is not what was promised`;
	}
	return null;
}
// kernel/record.ts
var Et = ({ name: e, salt: t }) => m(`parlour name ${t} ${e}`);
function Dt({ names: e, entries: t, outcome: n, seeds: r, ...i }) {
	return i;
}
var Ot = (e) => xt(e).slice(0, At), kt = (e, t, n) => m(`${e} ${JSON.stringify(t)} ${n}`).slice(0, At), At = 24, jt = 32;
function Mt(e, t, n = jt) {
	let { rules: r, seats: i, dice: a, seed: o } = t;
	if (r.version !== e.version) throw RangeError(`these are rules ${e.version} of ${e.id}, not ${r.version}`);
	let s = Ke(e, {
		seats: i.length,
		options: t.options,
		picks: i.map(({ pick: e }) => e),
		chance: ne(wt(o, a.entropy))
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
	}, u = Q(s);
	return {
		game: e,
		head: l,
		seeds: [o],
		version: 0,
		link: Ot(l),
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
function Nt(e) {
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
function Pt(e, t, n, r) {
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
		kept: jt,
		opening: [],
		...s
	};
}
function Ft(e, t, { at: r = e.version, by: i } = {}) {
	let { game: a, position: o } = e, s = ut(a, o.g, t);
	if (r !== e.version && !("action" in s && Wt(e, s.action.seat, r))) return Yt({
		refused: "stale",
		rule: null,
		facts: {
			at: r,
			now: e.version
		}
	});
	if ("refusal" in s) return Yt(s.refusal);
	let { seat: c, ...l } = s.action, u = n(o.g);
	u.events = [], U(a, u, s.action);
	let d = u.events;
	u.events = null;
	let f = {
		seat: c,
		do: l,
		...i && { by: i }
	}, p = k(u), m = ht(a, o, p, c), h = Q(u), ee = [...e.tail, {
		line: e.version,
		seat: c,
		choice: l,
		drawn: Jt(o.g)
	}], g = m === null ? e.tail.at(-1)?.seat === c ? e.free + 1 : 1 : 0;
	return Gt(e, p, h, f, d, {
		...Ht(e, ee, h),
		standing: e.standing + 1,
		free: g,
		barrier: m ?? "nothing"
	});
}
var It = (e, t) => Ft(e, H(e.game, e.position.g, t), { by: "clock" });
function Lt(e, t, r = []) {
	let i = e.tail.at(-1), a = e.free > 0 && i?.seat === t;
	if (e.standing === 0 || !a && !Ut(e, t, r)) return Yt({
		refused: "cannotUndo",
		rule: null,
		facts: { because: e.barrier }
	});
	if (i === void 0) throw new Rt();
	let o = Vt(e, e.tail.length - 1);
	o.chance = n(e.position.g.chance);
	let s = {
		seat: t,
		undo: 1,
		agreed: a ? [] : r
	}, c = e.tail.slice(0, -1), l = e.middle !== null && e.middle.moves <= c.length ? e.middle : null;
	return Gt(e, k(o), Q(o), s, [], {
		base: e.base,
		middle: l,
		tail: c,
		standing: e.standing - 1,
		free: Math.max(0, e.free - 1),
		barrier: e.free > 1 ? "nothing" : e.barrier
	});
}
var Rt = class extends Error {
	constructor() {
		super("the moves before this one are only in the record"), this.name = "TooFarBack";
	}
};
function zt(e, t, r, i) {
	let a = n(e.position.g);
	a.chance = ne(wt(r, t.entropy));
	let o = i.reduce((e, t) => e | x(t), 0), s = {};
	for (let { pool: e, seen: t, secret: n } of pe(a)) for (let r = 0; r < n.length; r++) (t[r] & o) === 0 && (s[e] ??= []).push({
		cards: n,
		at: r
	});
	for (let e of Object.values(s)) {
		let t = b(a, e.map(({ cards: e, at: t }) => e[t]));
		for (let [n, { cards: r, at: i }] of e.entries()) r[i] = t[n];
	}
	e.game.arrange?.(a, o, (e) => re(a, e));
	let c = Q(a);
	return Gt({
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
function Bt(e, t, n = []) {
	if ("do" in t) return Ft(e, {
		...t.do,
		seat: t.seat
	}, t.by ? { by: t.by } : {});
	if ("undo" in t) return Lt(e, t.seat, t.agreed);
	let r = n[e.seeds.length];
	if (r === void 0) throw Error("the seed of these dice has not been revealed");
	return zt(e, t.dice, r, t.eyes);
}
function Vt(e, t) {
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
function Ht(e, t, n) {
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
function Ut({ head: e, position: t }, n, r) {
	let { seats: i, outcome: a } = t.g;
	if (a !== null) return !1;
	let o = i.filter((t) => t !== n && e.seats[t]?.bot === null);
	return o.length > 0 && o.every((e) => r.includes(e)) && new Set(r).size === r.length;
}
function Wt(e, t, n) {
	let { game: r, position: i, tail: a } = e, o = e.version - n;
	if (!Number.isInteger(n) || o < 1 || o > a.length) return !1;
	let s = a.slice(-o);
	if (s.some((e, r) => e.line !== n + r || e.seat === t)) return !1;
	let c = k(Vt(e, a.length - o)), [l, u] = [J(c.g), J(i.g)];
	if (l?.phase !== u?.phase || l?.step !== u?.step || c.g.stack.length !== i.g.stack.length || u === void 0) return !1;
	let d = r.phases[u.phase]?.steps[u.step];
	if (s.some(({ choice: e }) => !Object.hasOwn(d?.actions ?? {}, e.type))) return !1;
	let f = (e) => JSON.stringify([Ze(r, e.g, t), F(r, e, t)]);
	return f(c) === f(i);
}
function Gt(e, t, n, r, i, a) {
	let o = kt(e.link, r, n);
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
		line: Kt(e, r),
		events: i
	};
}
function Kt({ game: e, position: t }, n) {
	if (!("do" in n)) return n;
	let { seat: r, ...i } = qt(e, t.g, {
		seat: n.seat,
		...n.do
	});
	return {
		...n,
		do: i
	};
}
function qt(e, t, n) {
	let { seat: r, type: i, ...a } = n, o = e.conceals, s = o !== void 0 && Object.hasOwn(o, i) ? o[i] : void 0;
	return s === void 0 ? n : {
		seat: r,
		type: i,
		...s(t, r, a)
	};
}
function Q(e) {
	let { events: t, ...n } = e;
	return JSON.stringify(n);
}
var Jt = ({ chance: e }) => typeof e == "number" ? 0 : e.drawn, Yt = (e) => ({
	ok: !1,
	refusal: e
});
// kernel/open.ts
function Xt(e) {
	let t = n(e);
	return Zt(t), t;
}
function Zt(e) {
	if (O(e)) {
		he(e) ? e.seen = e.seen.map(() => 511) : ge(e) && (e.seen = 511);
		for (let t of Object.values(e)) Zt(t);
	}
}
// kernel/redeal.ts
function Qt(e, t, r) {
	let i = { chance: te(r) }, a = (e) => re(i, e), { viewer: o, unseen: s, ...c } = t, l = n(c);
	l.chance = te(r ^ 1540483477), l.events = null;
	let u = {};
	for (let e in s) u[e] = b(i, [...s[e] ?? []]);
	let d = T(l);
	for (let { pool: e, secret: t } of pe(l, d)) for (let n = 0; n < t.length; n++) t[n] === null && (t[n] = u[e]?.pop());
	return e.arrange?.(l, x(o), a), $t(e, l, d, ({ secret: e }) => e === null, a), l;
}
function $t(e, t, n, r, i) {
	for (let { kind: a, indexes: o, secret: s } of me(t, n)) {
		if (!r(s)) continue;
		let n = Object.hasOwn(e.secrets, a) ? e.secrets[a] : void 0;
		if (n === void 0) throw Error(`${e.id} does not say what a hidden ${a} might be`);
		s.secret = n(t, o, i);
	}
}
function en(e, t, r) {
	let i = t.viewer;
	if (i === null) return null;
	let a = Qt(e, t, 1), o = a.chance, s = JSON.stringify(we(a, i)), c = n(a);
	return U(e, c, {
		seat: i,
		...r
	}), c.chance !== o || JSON.stringify(we(c, i)) !== s ? null : {
		view: ye(c, i),
		facts: Ne(e, c, i)
	};
}
// kernel/verify.ts
function tn(e, t) {
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
		let r = Tt(n, t.seeds[e] ?? "");
		if (r !== null) return i("dice", null, r);
	}
	r("dice");
	let o;
	try {
		o = Mt(e, {
			...t,
			seed: t.seeds[0] ?? ""
		});
	} catch (e) {
		return i("actions", null, `the table could not be set up: ${e.message}`);
	}
	if (Z(o.head) !== Z(Dt(t))) return i("chain", null, "the head says something that these rules do not know, or leaves something out");
	for (let [e, n] of t.names.entries()) if (n !== null && Et(n) !== t.seats[e]?.name) return i("chain", null, `seat ${e + 1} was not played under the name ${n.name}`);
	for (let [e, n] of t.entries.entries()) {
		let r = o, a = Bt(o, n, t.seeds);
		if (!a.ok) return i("actions", e, `line ${e + 1} was not possible: ${a.refusal.refused}`, a.refusal);
		if (o = a.match, !nn(r, n)) return i("actions", e, `line ${e + 1} is not what the rules do for a time-out`);
		if (Z(a.entry) !== Z(n)) return i("chain", e, `line ${e + 1} does not follow from the lines before it: something here or earlier was changed`);
	}
	r("actions"), r("chain");
	let { outcome: s } = o.position.g, [c, l] = [JSON.stringify(s), JSON.stringify(t.outcome)];
	return s === null ? i("ending", t.entries.length, `the game is not over after its last line (${t.entries.length})`) : c === l ? (r("ending"), {
		ok: !0,
		findings: n
	}) : i("ending", t.entries.length, `the result is ${c}, the record claims ${l}`);
}
function nn({ game: e, position: t }, n) {
	if (!("do" in n) || n.by !== "clock") return !0;
	let { seat: r, ...i } = H(e, t.g, n.seat);
	return Z(i) === Z(n.do);
}
// kernel/bundle.ts
function rn(e) {
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
		checks: an(e),
		optionsFor: (t) => qe(e, t),
		digestWith: h,
		begin: (t, n) => Mt(e, t, n),
		snapshot: Nt,
		resume: (t, n, r) => Pt(e, t, n, r),
		verify: (t) => tn(e, t),
		act: Ft,
		actForClock: It,
		undo: Lt,
		redice: zt,
		repeat: Bt,
		about: ({ version: t, head: n, seeds: r, link: i, position: a, tail: o, free: s, barrier: c, opening: l }) => ({
			version: t,
			head: n,
			seeds: r,
			link: i,
			waiting: Ye(e, a.g),
			outcome: a.g.outcome,
			free: s > 0 ? o.at(-1)?.seat ?? null : null,
			barrier: c,
			opening: l
		}),
		view: ({ position: e }, t) => N(e, t),
		facts: ({ position: t }, n) => F(e, t, n),
		menu: ({ position: t }, n) => Ze(e, t.g, n),
		why: ({ position: t }, n, r) => dt(e, t.g, n, r),
		preview: ({ position: t }, n, r) => dt(e, t.g, n, r) === null ? en(e, N(t, n), r) : null,
		show: be,
		laidOpen: (e) => ({
			...e,
			position: k(Xt(e.position.g))
		}),
		newsLaidOpen: Xt,
		search: {
			start: (t) => Ke(e, t),
			clone: n,
			redeal: (t, n) => Qt(e, t, n),
			view: (e, t) => N(k(e), t),
			waiting: (t) => V(e, t),
			offers: (t, n) => Xe(e, t, n),
			sample: (t, n, r, i) => Qe(e, t, n, r, i),
			perform: (t, n) => U(e, t, n),
			idle: (t, n) => H(e, t, n)
		}
	};
}
function an(e) {
	let t = /* @__PURE__ */ new Set(), n = (e) => {
		for (let [n, r] of Object.entries(e)) "check" in r && t.add(n);
	};
	n(e.anytime);
	for (let { steps: t } of Object.values(e.phases)) for (let e of Object.values(t)) typeof e == "object" && "actions" in e && n(e.actions);
	return [...t];
}
// kernel/seats.ts
var on = (e, t) => e.map(t), sn = /* @__PURE__ */ t({ crates: () => yn }), { phase: cn, call: ln, goTo: un, next: dn, no: fn, emit: $, game: pn } = Ge(), mn = 15, hn = Array.from({ length: 36 }, (e, t) => 1 + t % 9), gn = (e) => e.reduce((e, t) => e + t, 0), _n = cn("turn", {
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
					i !== null && $(e, "loaded", {
						seat: n,
						crate: ce(n, i)
					});
					let a = gn(r.secret);
					return a <= mn || ($(e, "seized", {
						seat: n,
						weight: a
					}), e.used.push(...vn(r.secret)), e.players[n].boat = C("crates", n, [])), dn;
				}
			},
			ship: {
				offer: (e, t, n) => e.players[n].boat.secret.length > 0 ? {} : fn("NC-3", "emptyBoat", {}),
				take(e, t, n) {
					let r = e.players[n], i = gn(r.boat.secret);
					r.points += i, e.used.push(...vn(r.boat.secret)), r.boat = C("crates", n, []), $(e, "shipped", {
						seat: n,
						weight: i
					});
					let a = e.seats.map((t) => e.players[t].points);
					return r.points >= Number(e.options.target) && (e.outcome = {
						winners: [n],
						scores: a
					}), dn;
				}
			}
		}
	},
	pass(e, t) {
		return t.seat = (t.seat + 1) % e.seats.length, un("choice");
	}
}), vn = (e) => [...e].sort((e, t) => e - t), yn = pn({
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
		players: on(e.seats, (e) => ({
			points: 0,
			boat: C("crates", e, [])
		})),
		quay: le("crates", b(e, [...hn])),
		used: []
	}),
	opening: () => ln("turn", { seat: 0 }),
	phases: { turn: _n },
	anytime: {},
	governs: {
		load: "NC-1",
		ship: "NC-1"
	},
	secrets: {},
	facts: (e) => ({ leader: e.seats.reduce((t, n) => e.players[n].points > e.players[t].points ? n : t) }),
	invariants: { "all 36 crates are somewhere": (e) => {
		let t = e.seats.flatMap((t) => e.players[t].boat.secret), n = e.quay.secret.length + e.used.length + t.length;
		return n === hn.length || `${n} crates`;
	} }
}), bn = rn(Object.values(sn).find((e) => e?.id === "crates"));
export { bn as default };
